import type { HeadProps } from "gatsby";
import { PageHead } from "../components/head/page-head";
import { NotFound } from "../features/not-found/not-found";

export default function NotFoundPage() {
  return <NotFound />;
}

export function Head({ location }: HeadProps) {
  return <PageHead title="Page not found" path={location.pathname} hidden />;
}
