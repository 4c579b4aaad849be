import type { HeadProps } from "gatsby";
import { PageHead } from "../components/head/page-head";
import { NotFound } from "../features/error-page/error-page";

export default function NotFoundPage() {
  return <NotFound />;
}

export function Head({ location }: HeadProps) {
  return <PageHead title="Page not found" path={location.pathname} hidden />;
}
