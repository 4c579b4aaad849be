/** Parameters of a path, by name; what a wildcard stands for is called by its name, or `*`. */
export type RouteParameters = Readonly<Record<string, string>>;

/**
 * Matches a route against the path of a function as Gatsby writes it: `c/kept/:id`, `files/*rest`.
 * @returns its parameters, or undefined if it does not match
 */
export function routeParameters(matchPath: string, route: string): RouteParameters | undefined {
  const given = route.split("/");
  const parameters: Record<string, string> = {};
  for (const [place, part] of matchPath.replace(/^\//, "").split("/").entries()) {
    if (part.startsWith("*")) {
      parameters[part.slice(1) || "*"] = given.slice(place).join("/");
      return parameters;
    }
    const segment = given[place];
    if (!segment || (!part.startsWith(":") && part !== segment)) return undefined;
    if (part.startsWith(":")) parameters[part.slice(1)] = segment;
  }
  return given.length === matchPath.replace(/^\//, "").split("/").length ? parameters : undefined;
}
