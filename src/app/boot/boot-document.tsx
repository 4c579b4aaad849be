import type { PreRenderHTMLArgs } from "gatsby";
import { type ReactElement, type ReactNode, cloneElement } from "react";
import type { ScriptTime } from "#lib/content/model/pages/page-row";

/** The compiled inline/boot-live.ts and inline/boot-reading.ts (gatsby/on-create-webpack-config.ts). */
declare const BOOT_SCRIPTS: Readonly<Record<ScriptTime, string>>;
/** Names of all style sheets, which change with what is in them. */
declare const STYLE_SHEETS: string;

type Component = ReactElement<{ id?: string; name?: string; sliceId?: string }>;

const isComponent = (node: ReactNode): node is Component =>
  typeof node === "object" && node !== null && "props" in node;

const BOOT = "boot:";

/** The inline script of a page that loads the others at this time. */
export const bootScript = (time: ScriptTime): ReactElement => (
  <script key={BOOT + STYLE_SHEETS} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPTS[time] }} />
);

/**
 * Takes Gatsby's script loader out of a page and puts our slice in the place of its scripts: the same scripts as data,
 * before the script that loads them later ({@link bootScript}). Nothing inline differs from page to page of a kind
 * then, so that one hash in the headers allows it.
 */
export function bootDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  // Which version of Gatsby wrote the page is of use to nobody, and the bytes of a document are counted.
  replaceHeadComponents(
    getHeadComponents().filter((one) => !isComponent(one) || one.props.name !== "generator"),
  );
  const components = getPostBodyComponents().filter(isComponent);
  const slice = components.find(({ props }) => props.sliceId === "_gatsby-scripts");
  const boot = components.find(({ key }) => key?.startsWith(BOOT));
  if (!slice || !boot) return;
  replacePostBodyComponents([
    ...components.filter(
      (one) => one !== slice && one !== boot && one.props.id !== "gatsby-script-loader",
    ),
    cloneElement(slice, { key: "scripts", sliceId: "encore-scripts" }),
    boot,
  ]);
}
