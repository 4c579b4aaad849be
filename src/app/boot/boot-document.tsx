import type { PreRenderHTMLArgs } from "gatsby";
import { type ReactElement, type ReactNode, cloneElement } from "react";
import type { ScriptTime } from "#lib/content/model/pages/page-row";

declare const BOOT_SCRIPTS: Readonly<Record<ScriptTime, string>>;
/** Names of all style sheets, with hashes. Used so that Gatsby renders pages again if a sheet changes. */
declare const STYLE_SHEETS: string;

type Component = ReactElement<{ id?: string; name?: string; sliceId?: string }>;

const isComponent = (node: ReactNode): node is Component =>
  typeof node === "object" && node !== null && "props" in node;

const BOOT = "boot:";

/** The inline script that loads the others at the given time. */
export const bootScript = (time: ScriptTime): ReactElement => (
  <script key={BOOT + STYLE_SHEETS} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPTS[time] }} />
);

/**
 * Replaces Gatsby's script loader with our slice, which lists the same scripts as data for {@link bootScript}. Inline
 * scripts are then equal on all pages of a kind, so one hash in the headers allows them.
 */
export function bootDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  // Drops Gatsby's version to save bytes.
  replaceHeadComponents(
    getHeadComponents().filter((node) => !isComponent(node) || node.props.name !== "generator"),
  );
  const components = getPostBodyComponents().filter(isComponent);
  const slice = components.find(({ props }) => props.sliceId === "_gatsby-scripts");
  const boot = components.find(({ key }) => key?.startsWith(BOOT));
  if (!slice || !boot) return;
  replacePostBodyComponents([
    ...components.filter(
      (node) => node !== slice && node !== boot && node.props.id !== "gatsby-script-loader",
    ),
    cloneElement(slice, { key: "scripts", sliceId: "encore-scripts" }),
    boot,
  ]);
}
