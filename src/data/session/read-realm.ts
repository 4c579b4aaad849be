/** The identity provider that a site signs in at. */
export interface KeycloakRealm {
  /** Address of the provider, such as `https://id.example`. */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** Reads the provider that the build wrote into the page (src/data/browser/host.ts); undefined if there is none. */
export function readRealm({ dataset }: HTMLElement): KeycloakRealm | undefined {
  const { keycloak: url, keycloakRealm: realm, keycloakClient: clientId } = dataset;
  return url && realm && clientId ? { url, realm, clientId } : undefined;
}
