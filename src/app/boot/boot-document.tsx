import type { PreRenderHTMLArgs } from "gatsby";
import { type ReactElement, type ReactNode, cloneElement } from "react";
import type { ScriptTime } from "#lib/content/model/pages/page-row";

declare const BOOT_SCRIPTS: Readonly<Record<ScriptTime, string>>;
/** Names of all style sheets, with hashes: a changed sheet changes this code, so Gatsby renders pages again. */
declare const STYLE_SHEETS: string;

type PageElement = ReactElement<{ id?: string; name?: string; sliceId?: string }>;

const isPageElement = (node: ReactNode): node is PageElement =>
  typeof node === "object" && node !== null && "props" in node;

const BOOT_KEY = "boot:";

/** The inline script that loads the page's scripts at the given time. */
export const bootScript = (time: ScriptTime): ReactElement => (
  <script key={BOOT_KEY + STYLE_SHEETS} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPTS[time] }} />
);

/**
 * Replaces Gatsby's script loader with our slice, which lists the same scripts as data for {@link bootScript}. Inline
 * scripts are then equal on all pages with one {@link ScriptTime}, so the policy needs one hash for each.
 */
export function bootDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  // Drops Gatsby's version to save bytes.
  replaceHeadComponents(
    getHeadComponents().filter((node) => !isPageElement(node) || node.props.name !== "generator"),
  );
  const components = getPostBodyComponents().filter(isPageElement);
  const slice = components.find(({ props }) => props.sliceId === "_gatsby-scripts");
  const boot = components.find(({ key }) => key?.startsWith(BOOT_KEY));
  if (!slice || !boot) return;
  replacePostBodyComponents([
    ...components.filter(
      (node) => node !== slice && node !== boot && node.props.id !== "gatsby-script-loader",
    ),
    cloneElement(slice, { key: "scripts", sliceId: "encore-scripts" }),
    boot,
  ]);
}
