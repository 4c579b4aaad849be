import { readSettings } from "#lib/site/host-settings/settings";

/** Capabilities of the host, as the build wrote them to the root element. */
export interface Host {
  /** True if functions run behind `/api`; otherwise the files written by the build are used. */
  readonly hasFunctions: boolean;
  /** Address before the names of static JSON; empty for the site itself. */
  readonly cdn: string;
}

/** Spelled out because the build replaces these exact expressions. */
const environment = (): NodeJS.ProcessEnv => ({
  GATSBY_FUNCTIONS: process.env.GATSBY_FUNCTIONS,
  GATSBY_CDN: process.env.GATSBY_CDN,
  GATSBY_KEYCLOAK_URL: process.env.GATSBY_KEYCLOAK_URL,
  GATSBY_KEYCLOAK_REALM: process.env.GATSBY_KEYCLOAK_REALM,
  GATSBY_KEYCLOAK_CLIENT_ID: process.env.GATSBY_KEYCLOAK_CLIENT_ID,
});

/** Attributes of the root element that describe the host; set when a page is built. */
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

/** Reads the attributes written by {@link hostAttributes}. */
export function readHost({ dataset: { functions, cdn = "" } }: HTMLElement): Host {
  return { hasFunctions: functions === "on", cdn };
}
