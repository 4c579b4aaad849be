import { useEffect, useRef } from "react";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Button, ButtonLink, Cluster, Panel } from "#src/ui/primitives/elements";
import { formatDate } from "#lib/format/date";
import { exhibitionPath, exhibitPath } from "#lib/content/model/pages/paths";
import type { OwnStand } from "../stand";
import words from "./note-words.json";
import * as styles from "./sections.module.css";

interface PublishedNoteProps {
  readonly stand: OwnStand;
  readonly isSending: boolean;
  /** True if the browser has no storage, so that the secret to withdraw the stand would be lost. */
  readonly hasNoStorage: boolean;
  /** True if it just replaced the form, which had the focus. */
  readonly isFresh: boolean;
  readonly onSendAgain: () => void;
}

export function PublishedNote(props: PublishedNoteProps) {
  const { stand, isSending, hasNoStorage, isFresh, onSendAgain } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  const { id, title, token, created, status } = stand;
  return (
    <Panel ref={box} className={styles.published} tabIndex={-1}>
      <p>
        <bdi>
          <strong>{title}</strong>
        </bdi>
        , {formatDate(created.slice(0, 10))}
      </p>
      <p>{isSending && status === "sent" ? "Sending …" : words[status]}</p>
      {hasNoStorage && (
        <p className={styles.warning}>
          This browser stores nothing.{" "}
          {status !== "device" && (
            <>
              Write down the stand’s secret code. You need it to withdraw the stand:{" "}
              <code>{token}</code>
            </>
          )}
        </p>
      )}
      <Cluster className={styles.row}>
        {status === "sent" ? (
          <Button
            shadow={1}
            className={styles.strong}
            aria-disabled={isSending}
            onClick={onSendAgain}
          >
            Send again
          </Button>
        ) : (
          <ButtonLink
            as={SiteLink}
            shadow={1}
            className={styles.plain}
            target={exhibitPath(id)}
            newTab
          >
            Open your stand
          </ButtonLink>
        )}
        <ButtonLink
          as={SiteLink}
          shadow={1}
          className={styles.plain}
          target={exhibitionPath}
          newTab
        >
          The exhibition
        </ButtonLink>
      </Cluster>
    </Panel>
  );
}
