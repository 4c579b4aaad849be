import { Suspense } from "react";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { NOT_FOUND_MESSAGE, NOT_FOUND_PAGE, NOT_FOUND_TITLE } from "../routing/route-error";
import { useTabTitle } from "../routing/use-tab-title";
import { ErrorPage } from "./error-page";

/** The 404 page. Loaded through Gatsby's loader, so other pages do not carry its code, styles and data. */
const NotFoundPage = lazyWithFallback(async () => {
  const page = await window.___loader?.loadPage(NOT_FOUND_PAGE);
  if (!page?.component) throw new Error("The page for unknown addresses could not be loaded.");
  const { component, json } = page;
  return { default: () => <component.default data={json?.data} /> };
}, NotFoundWords);

/** The 404 page in place of a page with invalid parameters or unknown records. */
export function NotFound() {
  useTabTitle(NOT_FOUND_TITLE);
  return (
    <Suspense fallback={<NotFoundWords />}>
      <NotFoundPage />
    </Suspense>
  );
}

function NotFoundWords() {
  return <ErrorPage status={404} message={NOT_FOUND_MESSAGE} />;
}
