import { hostAttributes } from "../src/data/browser/host";
import { CLIENT, REALM } from "./identity-provider";
import { SiteProxy } from "./site-proxy";

interface PageData {
  result: { pageContext: Record<string, unknown> };
}

/**
 * The built site as a build would be that was given an identity provider (`connected`): the page at
 * `path` has its attributes, a policy that lets it connect there, and the middleware that signs in.
 */
export function keycloakSite(site: string, path: string): SiteProxy {
  const proxy = new SiteProxy(site);
  proxy.changes.set(path, (html) => {
    const attributes = hostAttributes({
      GATSBY_KEYCLOAK_URL: proxy.connected,
      GATSBY_KEYCLOAK_REALM: REALM,
      GATSBY_KEYCLOAK_CLIENT_ID: CLIENT,
    });
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return html.replace("<html ", `<html ${written.join(" ")} `);
  });
  proxy.changes.set(`/page-data${path}/page-data.json`, (text) => {
    const data = JSON.parse(text) as PageData;
    data.result.pageContext.middleware = ["keycloakLogin"];
    return JSON.stringify(data);
  });
  return proxy;
}
