export const isHelpRequested = (args: readonly string[]): boolean =>
  args.includes("--help") || args.includes("-h");
