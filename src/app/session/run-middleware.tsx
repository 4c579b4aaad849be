import { type ReactNode, useEffect, useState } from "react";
import { type RouteError, routeErrorOf } from "../routing/route-error";
import { ErrorPage } from "../errors/error-page";

type Middleware = () => void | Promise<void>;

/** Middleware by name (SPEC section 6). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  /** Checks the sign-in, if an identity provider is configured. Failures are ignored. */
  keycloakLogin: async () => {
    if (!document.documentElement.dataset.keycloak) return;
    try {
      await (
        await import(
          /* webpackChunkName: "keycloak-session" */ "#src/data/session/keycloak-session"
        )
      ).checkSignIn();
    } catch {
      // The visitor counts as signed out.
    }
  },
};

interface RunMiddlewareProps {
  names: readonly string[] | undefined;
  registry?: Readonly<Record<string, Middleware>>;
  children: ReactNode;
}

/** Runs a page's middleware while the page shows. An unknown name shows a 500 instead (SPEC section 8). */
export function RunMiddleware({ names, registry = MIDDLEWARE, children }: RunMiddlewareProps) {
  const unknown = names?.find((name) => !Object.hasOwn(registry, name));
  const [failure, setFailure] = useState<RouteError>();
  const list = names?.join(" ") ?? "";
  useEffect(() => {
    const run = async () => {
      for (const name of list.split(" ").filter(Boolean)) await registry[name]?.();
    };
    run().catch((thrown: unknown) => setFailure(routeErrorOf(thrown)));
  }, [list, registry]);
  if (unknown !== undefined) {
    return <ErrorPage status={500} message={`Unknown middleware ${unknown}`} />;
  }
  if (failure) throw failure;
  return children;
}
