/**
 * The used parts of the packages of bench/package.json, which are not installed until `npm run bench:pages`:
 * the types of the project do not depend on them.
 */
declare module "lighthouse" {
  interface Audit {
    numericValue?: number;
    details?: { type: string; items?: Record<string, unknown>[] };
  }

  export interface Result {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
    environment: { benchmarkIndex: number; hostUserAgent: string };
    runtimeError?: { message: string };
  }

  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
    logLevel: "silent";
  }): Promise<{ port: number; kill: () => void }>;
}
