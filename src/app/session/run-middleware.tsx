import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import type { RouteError } from "../routing/route-error";
import { routeErrorOf } from "../routing/route-error";
import { ErrorPage } from "../errors/error-page";
import type { Middleware } from "./registry";
import { MIDDLEWARE } from "./registry";

interface RunMiddlewareProps {
  /** Names that the page's definition gives. */
  names: readonly string[];
  registry?: Readonly<Record<string, Middleware>>;
  children: ReactNode;
}

/**
 * Runs a page's middleware in its order while the page shows. A name that nobody knows is a 500 in the
 * place of the page (SPEC section 8). Throws, for the boundary around it, what a step refuses with.
 */
export function RunMiddleware({ names, registry = MIDDLEWARE, children }: RunMiddlewareProps) {
  const unknown = names.find((name) => !Object.hasOwn(registry, name));
  const [refusal, setRefusal] = useState<RouteError>();
  const list = names.join(" ");
  useEffect(() => {
    let current = true;
    const run = async () => {
      for (const name of list.split(" ").filter(Boolean)) await registry[name]?.();
    };
    run().catch((thrown: unknown) => {
      if (current) setRefusal(routeErrorOf(thrown));
    });
    return () => {
      current = false;
    };
  }, [list, registry]);
  if (unknown !== undefined) {
    return <ErrorPage status={500} message={`Unknown middleware ${unknown}`} />;
  }
  if (refusal) throw refusal;
  return children;
}
