import type { Manifest } from "../../lib/site/manifest";
import { counted } from "../../lib/content/check/words";
import type { Deployment } from "./deploy";
import { RULES } from "./release/plan-release";

/** What a deployment does, in a few lines. */
export function summary({ plan }: Deployment, { files }: Manifest): string {
  const { assets, removals, unchanged, kept } = plan;
  const uploads = uploadsOf(plan);
  const bytes = uploads.reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
  return [
    `${counted(uploads.length, "file")} to upload, ${(bytes / 1e6).toFixed(1)} MB: ` +
      `${assets.length} of them with a hash in the name`,
    `${counted(removals.length, "file")} to remove, ${unchanged} there already, ` +
      `${Object.keys(kept).length} kept for pages that are open`,
    ...(plan.last.some((path) => RULES.has(path))
      ? ["headers or redirects are others: nginx has to be reloaded"]
      : []),
  ].join("\n");
}

/** Every step of a deployment, one on a line. */
export function steps({ plan }: Deployment): string {
  const lines = (what: string, paths: readonly string[]) => paths.map((path) => `${what}  ${path}`);
  return [...lines("upload", uploadsOf(plan)), ...lines("remove", plan.removals)].join("\n");
}

const uploadsOf = ({ assets, sheets, pages, last }: Deployment["plan"]): string[] => [
  ...assets,
  ...sheets,
  ...pages,
  ...last,
];
