/**
 * Arguments with the command's name at their head, where options stand before it: `--state public list`.
 * @param names commands that there are
 */
export function commandFirst(args: readonly string[], names: readonly string[]): string[] {
  const at = args[0]?.startsWith("-") ? args.findIndex((arg) => names.includes(arg)) : 0;
  const name = args[at];
  return at <= 0 || name === undefined ? [...args] : [name, ...args.toSpliced(at, 1)];
}
