import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { cloneElement } from "react";

/** The compiled inline/boot.ts (gatsby/on-create-webpack-config.ts). */
declare const BOOT_SCRIPT: string;
/** Names of all style sheets, which change with what is in them. */
declare const STYLE_SHEETS: string;

type Component = ReactElement<{ id?: string; sliceId?: string }>;

const isComponent = (node: ReactNode): node is Component =>
  typeof node === "object" && node !== null && "props" in node;

/**
 * Takes Gatsby's script loader out of a page and puts our slice in the place of its scripts: the same
 * scripts as data, and the boot script that loads them later (src/app/boot/inline/boot.ts). Nothing inline
 * differs from page to page then, so that one hash in the headers allows it.
 */
export function bootDocument({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const components = getPostBodyComponents().filter(isComponent);
  const slice = components.find(({ props }) => props.sliceId === "_gatsby-scripts");
  if (!slice) return;
  replacePostBodyComponents([
    ...components.filter((one) => one !== slice && one.props.id !== "gatsby-script-loader"),
    cloneElement(slice, { key: "scripts", sliceId: "encore-scripts" }),
    <script key={STYLE_SHEETS} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />,
  ]);
}
