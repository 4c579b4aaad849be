/**
 * Moves the command's name to the front of arguments that begin with options: `--state public list`.
 * @param names all commands
 */
export function commandFirst(args: readonly string[], names: readonly string[]): string[] {
  const at = args[0]?.startsWith("-") ? args.findIndex((arg) => names.includes(arg)) : 0;
  const name = args[at];
  return at <= 0 || name === undefined ? [...args] : [name, ...args.toSpliced(at, 1)];
}
