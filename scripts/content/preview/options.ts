import { readArguments } from "../arguments";
import { UsageError } from "../usage-error";

/** What `npm run content preview` is asked for. */
export interface PreviewOptions {
  /** A picture by its key, or a character by name; undefined for all. */
  name: string | undefined;
  /** 0 for any that is free. */
  port: number | undefined;
  /** Whether the site's develop server runs beside the desk. */
  site: boolean;
}

/**
 * Reads the arguments of `preview`.
 * @throws UsageError if one is not known or is no port
 */
export function previewOptions(args: readonly string[]): PreviewOptions {
  const { values, positionals } = readArguments(args, {
    options: { port: { type: "string" }, site: { type: "boolean", default: false } },
    most: Number.POSITIVE_INFINITY,
    usage: "",
  });
  const [name, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(`One picture at a time: ${positionals.join(", ")} are several.`);
  return { name, port: portOf(values.port), site: values.site };
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port is ${JSON.stringify(text)}: it has to be a number from 0 to 65535.`);
}
