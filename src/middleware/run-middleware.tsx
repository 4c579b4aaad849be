import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { RouteError, routeErrorOf } from "../lib/route-error";
import type { Middleware } from "./registry";
import { MIDDLEWARE } from "./registry";

interface RunMiddlewareProps {
  /** Names that the page's definition gives. */
  names: readonly string[];
  registry?: Readonly<Record<string, Middleware>>;
  children: ReactNode;
}

/**
 * Runs a page's middleware in its order while the page shows. Throws, for the boundary around it, a
 * `RouteError` with status 500 for a name that nobody knows (SPEC section 8), or what a step throws.
 */
export function RunMiddleware({ names, registry = MIDDLEWARE, children }: RunMiddlewareProps) {
  const unknown = names.find((name) => !Object.hasOwn(registry, name));
  if (unknown !== undefined) throw new RouteError(500, `Unknown middleware ${unknown}`);
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
  if (refusal) throw refusal;
  return children;
}
