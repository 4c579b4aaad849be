import { parseUrl } from "../../content/model/pages/parse-url";
import { hostIn, type HostName } from "./host-name";

export interface HostSettings {
  readonly host: HostName;
  /** True if functions run behind `/api`. */
  readonly hasFunctions: boolean;
  /** Address before the names of static JSON; undefined for the site's own origin. */
  readonly cdn: string | undefined;
  /** Address of the identity provider; undefined without sign-in. */
  readonly keycloak: string | undefined;
  readonly hasHstsPreload: boolean;
}

const FUNCTIONS = "GATSBY_FUNCTIONS";
const CDN = "GATSBY_CDN";
const HSTS = "ENCORE_HSTS";
const KEYCLOAK = [
  "GATSBY_KEYCLOAK_URL",
  "GATSBY_KEYCLOAK_REALM",
  "GATSBY_KEYCLOAK_CLIENT_ID",
] as const;

/** Plain HTTP is safe on the own machine. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads the build's settings from its environment.
 * @throws if a value is invalid, or the settings of Keycloak are incomplete
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): HostSettings {
  const missing = KEYCLOAK.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < KEYCLOAK.length) {
    throw new Error(`${missing.join(" and ")} missing: ${KEYCLOAK.join(", ")} go together.`);
  }
  for (const name of KEYCLOAK.slice(1)) checkName(name, env[name]);
  const host = hostIn(env);
  const hasFunctions = isOn(env, FUNCTIONS);
  if (hasFunctions && host !== "own") {
    throw new Error(`${FUNCTIONS} is on, but ${host} runs none: they need a server of our own.`);
  }
  return {
    host,
    hasFunctions,
    cdn: addressIn(env, CDN),
    keycloak: addressIn(env, KEYCLOAK[0]),
    hasHstsPreload: isPreloadOn(env),
  };
}

export function connectedOrigins({ cdn, keycloak }: HostSettings): string[] {
  const addresses = [cdn, keycloak].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function isOn(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] || "off";
  if (value === "on" || value === "off") return value === "on";
  throw new Error(`${name} is ${JSON.stringify(value)}: it has to be on or off.`);
}

function isPreloadOn(env: NodeJS.ProcessEnv): boolean {
  const value = env[HSTS] || "host";
  if (value === "host" || value === "preload") return value === "preload";
  throw new Error(`${HSTS} is ${JSON.stringify(value)}: it has to be host or preload.`);
}

function addressIn(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!isAddress(value)) {
    throw new Error(
      `${name} is ${JSON.stringify(value)}: it has to be https:// and a host in small letters, with a ` +
        "path or without, and no slash at the end, such as https://files.example/encore.",
    );
  }
  return value;
}

function isAddress(value: string): boolean {
  const url = parseUrl(value);
  if (!url) return false;
  const { protocol, hostname, origin, pathname } = url;
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  // As browsers normalize it: without user, password and query, and without dot segments.
  return isSafe && value === origin + (pathname === "/" ? "" : pathname) && !value.endsWith("/");
}

/** Realms and clients are part of addresses. */
function checkName(name: string, value: string | undefined): void {
  if (!value || /^[\w.-]+$/.test(value)) return;
  throw new Error(
    `${name} is ${JSON.stringify(value)}: it has to be of letters, digits, dots, hyphens and _.`,
  );
}
