import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { BASIC_RULES } from "../../../lib/content/check/basic-rules";
import { RULES } from "../../../lib/content/check/rules";
import { STYLE_RULES } from "../../../lib/content/check/style/check-style";
import { readArguments } from "../arguments";
import { knownName } from "../unknown-name";
import { UsageError } from "../usage-error";
import { type Format, FORMATS } from "./formats";

/** What `npm run content check` is asked for. */
export interface CheckOptions {
  /** Whether to mend what can only be meant in one way. */
  readonly fix: boolean;
  /** Names of rules; undefined for all. */
  readonly only: readonly string[] | undefined;
  readonly format: Format;
  /** Files and folders, from the project's root with `/` between their parts; none for all. */
  readonly paths: readonly string[];
}

/**
 * Reads the arguments of `check`.
 * @throws UsageError if one is not known, or a path is not there
 */
export function checkOptions(args: readonly string[], root: string): CheckOptions {
  const { values, positionals } = readArguments(args, {
    options: {
      fix: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
      format: { type: "string", default: "text" },
    },
    most: Number.POSITIVE_INFINITY,
    usage: "",
  });
  const names = [...RULES.map(({ name }) => name), ...Object.keys(STYLE_RULES), ...BASIC_RULES];
  const only = values.only?.flatMap((list) => list.split(",")).filter((name) => name !== "");
  return {
    fix: values.fix,
    only: only?.map((name) => knownName("rule", name, names)),
    format: knownName("format", values.format, Object.keys(FORMATS) as Format[]),
    paths: positionals.map((path) => contentPath(path, root)),
  };
}

/** A path as problems name it. @throws UsageError if it is not in the content, which would have no problem */
function contentPath(path: string, root: string): string {
  const whole = resolve(root, path);
  const name = relative(root, whole).replaceAll(sep, "/");
  if (!`${name}/`.startsWith("content/")) {
    throw new UsageError(`"${path}" is not in content/: only what stands there is checked.`);
  }
  if (existsSync(whole)) return name;
  throw new UsageError(`There is no file or folder "${path}".`);
}
