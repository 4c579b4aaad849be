import { readSettings } from "#lib/site/host-settings/settings";

/** What the host of this build can do, as the build wrote it into the page's root element. */
export interface Host {
  /** Whether functions run behind `/api`; without them there are the files that the build wrote. */
  readonly hasFunctions: boolean;
  readonly cdn: string;
}

/** What the build was given; spelt out, because it puts the values in place of these very words. */
const environment = (): NodeJS.ProcessEnv => ({
  GATSBY_FUNCTIONS: process.env.GATSBY_FUNCTIONS,
  GATSBY_CDN: process.env.GATSBY_CDN,
  GATSBY_KEYCLOAK_URL: process.env.GATSBY_KEYCLOAK_URL,
  GATSBY_KEYCLOAK_REALM: process.env.GATSBY_KEYCLOAK_REALM,
  GATSBY_KEYCLOAK_CLIENT_ID: process.env.GATSBY_KEYCLOAK_CLIENT_ID,
});

/** The attributes of the root element that say what the host can do; set when a page is built. */
export function hostAttributes(env = environment()): Record<string, string> {
  const { hasFunctions, cdn, keycloak } = readSettings(env);
  const values = {
    "data-functions": hasFunctions ? "on" : "",
    "data-cdn": cdn,
    "data-keycloak": keycloak,
    "data-keycloak-realm": env.GATSBY_KEYCLOAK_REALM,
    "data-keycloak-client": env.GATSBY_KEYCLOAK_CLIENT_ID,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Reads what {@link hostAttributes} said. */
export function readHost({ dataset: { functions, cdn = "" } }: HTMLElement): Host {
  return { hasFunctions: functions === "on", cdn };
}
