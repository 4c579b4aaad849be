import type { ReactNode } from "react";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { useTabTitle } from "../routing/use-tab-title";
import * as styles from "./error-page.late.module.css";
import { Button, ButtonLink, Cluster, Stack, Text } from "#src/ui/primitives/elements";

interface ErrorPageProps {
  status: number;
  message: string;
  poster?: ReactNode;
  children?: ReactNode;
}

/** Error page of a route (SPEC sections 2 and 8): status and message; a way home for 404. */
export function ErrorPage({ status, message, poster, children }: ErrorPageProps) {
  // The not-found page has a title of its own.
  useTabTitle(status === 404 ? undefined : message);
  return (
    <>
      {/* Before the content, whose first view needs its late sheet. */}
      <LateSheets />
      <Cluster align="center" className={styles.page}>
        <Stack gap={4} className={styles.words}>
          <p className={styles.number}>{status}</p>
          <h1 className={styles.heading}>{message}</h1>
          <Text weight={700}>
            {status === 404
              ? "There is no page at this address."
              : "This page has failed. The others still work."}
          </Text>
          {status === 404 ? (
            <ButtonLink shadow={2} className={styles.link} to="/">
              Back to the home page
            </ButtonLink>
          ) : (
            <Button shadow={2} className={styles.link} onClick={() => window.location.reload()}>
              Try this page again
            </Button>
          )}
          {children}
        </Stack>
        {poster}
      </Cluster>
    </>
  );
}
