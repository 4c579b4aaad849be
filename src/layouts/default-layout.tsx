import type { ReactNode } from "react";
import { SiteFooter } from "../components/site-footer/site-footer";
import { SiteHeader } from "../components/site-header/site-header";
import * as styles from "./default-layout.module.css";

/** Header, content, footer (SPEC section 2). `path` is the path of the page that is shown. */
export function DefaultLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader path={path} />
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  );
}
