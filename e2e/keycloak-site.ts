import { hostAttributes } from "../src/data/browser/host";
import { CLIENT, REALM } from "./identity-provider";
import { SiteProxy } from "./site-proxy";

interface PageData {
  result: { pageContext: Record<string, unknown> };
}

/**
 * The built site as if built with an identity provider (`connected`): the pages at `paths` have its attributes and a
 * policy that allows it.
 */
export function keycloakSite(site: string, paths: readonly string[]): SiteProxy {
  const proxy = new SiteProxy(site);
  const withAttributes = (html: string) => {
    const attributes = hostAttributes({
      GATSBY_KEYCLOAK_URL: proxy.connected,
      GATSBY_KEYCLOAK_REALM: REALM,
      GATSBY_KEYCLOAK_CLIENT_ID: CLIENT,
    });
    const attributeTexts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return html.replace("<html ", `<html ${attributeTexts.join(" ")} `);
  };
  for (const path of paths) proxy.changes.set(path, withAttributes);
  return proxy;
}

export function addSignInCheck(proxy: SiteProxy, path: string): void {
  proxy.changes.set(`/page-data${path}/page-data.json`, (text) => {
    const data = JSON.parse(text) as PageData;
    data.result.pageContext.middleware = ["keycloakLogin"];
    return JSON.stringify(data);
  });
}
