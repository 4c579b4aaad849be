import { UPGRADE, withoutUpgrade } from "./content-security-policy";
import {
  type HeaderRule,
  type HeaderRules,
  CSP_HEADER,
  pathDependentHeaders,
} from "./header-rules";

// nginx reads at most 4,096 bytes as one parameter (NGX_CONF_BUFFER).
const LONGEST_PARAMETER = 3000;

const variable = (name: string, ...more: (string | number)[]): string =>
  ["$encore", name.replaceAll("-", "_"), ...more].join("_");

/** Quotes a text as one parameter, with the quotation mark that it does not contain. */
function quoted(text: string): string {
  const mark = ['"', "'"].find((one) => !text.includes(one));
  if (!mark || /[$\\\n]/.test(text)) throw new Error(`Not sayable in an nginx file: ${text}`);
  return mark + text + mark;
}

/** A pattern as a key of `map`, where a backslash before a letter or dot is kept. */
const mapKey = (pattern: string): string => `"~${pattern}"`;

/** Splits a long text before spaces into parts short enough for nginx. */
const splitLong = (text: string): string[] =>
  text.match(new RegExp(`.{1,${LONGEST_PARAMETER}}(?= |$)`, "g")) ?? [text];

function parameterOf(name: string, value: string): { maps: string[]; parameter: string } {
  const all = splitLong(value);
  if (all.length === 1) return { maps: [], parameter: quoted(value) };
  const names = all.map((_, index) => variable(name, index + 1));
  return {
    maps: all.map((part, index) => `map "" ${names[index]} {\n  default ${quoted(part)};\n}\n`),
    parameter: `"${names.join("")}"`,
  };
}

/** Headers for which a proxied server's value wins. */
const UPSTREAM_HEADER = "cache-control";

/**
 * A `map` for a header that depends on the path. It reads `$uri`, the file that nginx answers with, so that a missing
 * immutable file is not cached. nginx omits headers with an empty value.
 */
function pathMap(rules: HeaderRules, name: string): string {
  const [{ headers: everywhere }, ...others] = rules;
  // nginx takes the first match, our rules the last.
  const cases = others
    .toReversed()
    .filter(({ headers }) => headers[name] !== undefined)
    .map(({ pattern, headers }) => `  ${mapKey(pattern)} ${quoted(headers[name] ?? "")};`);
  const { maps, parameter } = parameterOf(name, everywhere[name] ?? "");
  const isUpstreamHeader = name === UPSTREAM_HEADER;
  const fileVariable = isUpstreamHeader ? variable(name, "of_file") : variable(name);
  const upstreamHeader = `$upstream_http_${name.replaceAll("-", "_")}`;
  return [
    ...maps,
    `map $uri ${fileVariable} {`,
    `  default ${parameter};`,
    ...cases,
    "}",
    ...(isUpstreamHeader
      ? [
          `map ${upstreamHeader} ${variable(name)} {`,
          `  "" ${fileVariable};`,
          `  default ${upstreamHeader};`,
          "}",
        ]
      : []),
    "",
  ].join("\n");
}

/** Variable that ends the policy of a response over TLS, even if TLS ends at a proxy in front. */
const UPGRADE_VARIABLE = variable("upgrade");
const UPGRADE_MAP = `map "$scheme $http_x_forwarded_proto" ${UPGRADE_VARIABLE} {
  "~\\bhttps\\b" ${quoted(UPGRADE)};
}
`;

/** A rule whose policy is valid for plain HTTP too. */
const withoutUpgradeIn = ({ pattern, headers }: HeaderRule): HeaderRule => {
  const policy = headers[CSP_HEADER];
  return policy
    ? { pattern, headers: { ...headers, [CSP_HEADER]: withoutUpgrade(policy) } }
    : { pattern, headers };
};

const append = (parameter: string, end: string): string =>
  end === "" ? parameter : `"${parameter.replace(/^"|"$/g, "")}${end}"`;

/** Headers as two files for nginx, included by deploy/nginx.conf in `http` and in `server`. */
export function toNginx([everywhere, ...others]: HeaderRules): { map: string; headers: string } {
  const rules: HeaderRules = [withoutUpgradeIn(everywhere), ...others.map(withoutUpgradeIn)];
  const varying = new Set(pathDependentHeaders(rules));
  const maps: string[] = [UPGRADE_MAP];
  const names = new Set([...Object.keys(rules[0].headers), ...varying]);
  const lines = [...names].flatMap((name) => {
    const hidden = `proxy_hide_header ${name};`;
    const end = name === CSP_HEADER ? UPGRADE_VARIABLE : "";
    if (varying.has(name)) {
      maps.push(pathMap(rules, name));
      return [`add_header ${name} ${append(variable(name), end)} always;`, hidden];
    }
    const value = rules[0].headers[name] ?? "";
    const { maps: more, parameter } = parameterOf(name, value);
    maps.push(...more);
    return [`add_header ${name} ${append(parameter, end)} always;`, hidden];
  });
  return { map: maps.join("\n"), headers: `${lines.join("\n")}\n` };
}
