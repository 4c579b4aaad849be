import type { RuntimeCaching } from "workbox-build";

/**
 * Adapts rules to a site below a path: they see paths within the site, and none of the host's other sites. Rules are
 * written into the worker as text, so the path is inserted there.
 */
export function rulesBelow(base: string, rules: readonly RuntimeCaching[]): RuntimeCaching[] {
  if (base === "") return [...rules];
  const prefix = JSON.stringify(`${base}/`);
  return rules.map((rule) => {
    const text = `({ url, ...asked }) => url.pathname.startsWith(${prefix}) &&
      (${String(rule.urlPattern)})({ ...asked, url: { pathname: url.pathname.slice(${base.length}) } })`;
    // oxlint-disable-next-line typescript/no-implied-eval -- Workbox takes a function, and writes its text.
    return {
      ...rule,
      urlPattern: new Function(`return ${text}`)() as RuntimeCaching["urlPattern"],
    };
  });
}
