import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type Provider from "oidc-provider";
import type { Configuration } from "oidc-provider";

export const REALM = "encore";
export const CLIENT = "encore-site";

/** Another client of the realm, with an existing session. */
const OTHER_CLIENT = "stage-door";

/** Audience of an API, so that access tokens are JWTs like Keycloak's. */
const AUDIENCE = "urn:encore:api";

const HOUR = 3600;

/**
 * An OpenID Connect provider with the addresses of Keycloak. A visit of `/door` signs in as anzu; without it, requests
 * without a prompt are refused.
 */
export class IdentityProvider {
  readonly requests: string[] = [];
  private readonly app = express();
  private readonly server: Server = createServer(this.app);

  /** Starts the provider with some pages as redirect URIs. */
  async open(pages: string[]): Promise<void> {
    // An ES module, unlike these files.
    const { default: OpenIdProvider } = await import("oidc-provider");
    const { app } = this;
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    const provider = new OpenIdProvider(
      `${this.url}/realms/${REALM}`,
      configuration(this.url, pages),
    );
    // Keycloak allows CORS with credentials.
    provider.use(async (context, next) => {
      await next();
      context.set("access-control-allow-credentials", "true");
    });
    app.use((request, _response, next) => {
      this.requests.push(request.path);
      next();
    });
    app.get("/door", (_request, response) => response.redirect(this.signInUrl()));
    app.get("/welcome", (_request, response) => response.send("Welcome."));
    app.get("/interaction/:uid", (request, response) => signInAsAnzu(provider, request, response));
    app.use(`/realms/${REALM}`, provider.callback());
  }

  /** Another host than the site's, to keep cookies apart. */
  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private signInUrl(): string {
    const params = new URLSearchParams({
      client_id: OTHER_CLIENT,
      response_type: "code",
      scope: "openid",
      redirect_uri: `${this.url}/welcome`,
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    });
    return `${this.url}/realms/${REALM}/protocol/openid-connect/auth?${params}`;
  }
}

async function signInAsAnzu(
  provider: Provider,
  request: express.Request,
  response: express.Response,
): Promise<void> {
  await provider.interactionFinished(request, response, { login: { accountId: "visitor" } });
}

function configuration(url: string, pages: string[]): Configuration {
  const open = { token_endpoint_auth_method: "none" } as const;
  return {
    clients: [
      { ...open, client_id: OTHER_CLIENT, redirect_uris: [`${url}/welcome`] },
      {
        ...open,
        client_id: CLIENT,
        redirect_uris: pages,
        post_logout_redirect_uris: pages,
      },
    ],
    routes: {
      authorization: "/protocol/openid-connect/auth",
      token: "/protocol/openid-connect/token",
      end_session: "/protocol/openid-connect/logout",
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ["of a test"] },
    ttl: { AccessToken: HOUR, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
    clientBasedCORS: () => true,
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          audience: AUDIENCE,
          scope: "",
          accessTokenFormat: "jwt",
          accessTokenTTL: HOUR,
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
        },
      },
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
  };
}
