import { useState } from "react";
import type { SortDocument } from "#lib/play/sorter/document";
import type { Choice, Question } from "#lib/play/sorter/ranking";
import { Picture } from "#src/ui/primitives/picture/picture";
import {
  Button,
  Cluster,
  Panel,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from "#src/ui/primitives/elements";
import type { Contender } from "./sorter-config";
import { useSortKeys } from "./use-sort-keys";
import * as styles from "./sort-match.late.module.css";
import { Rays } from "#src/ui/primitives/rays/rays";

interface SortMatchProps {
  document: SortDocument;
  question: Question<number>;
  contenderOf: (id: number) => Contender | undefined;
  onChange: (document: SortDocument) => void;
  onNew: () => void;
}

export function SortMatch({ document, question, contenderOf, onChange, onNew }: SortMatchProps) {
  const { choices } = document;
  const [isAnnounced, setAnnounced] = useState(false);
  const choose = (choice: Choice) => {
    setAnnounced(true);
    onChange({ ...document, choices: choices + choice });
  };
  const undo = () => {
    setAnnounced(true);
    if (choices !== "") onChange({ ...document, choices: choices.slice(0, -1) });
  };
  useSortKeys({ choose, undo });
  const nameOf = (id: number) => contenderOf(id)?.name ?? "One that has left this guide";
  const { left, right, maxChoicesLeft } = question;
  // Two songs of one album.
  const isSamePoster = contenderOf(left)?.poster === contenderOf(right)?.poster;
  const most = maxChoicesLeft === 1 ? "the last choice" : `${maxChoicesLeft} choices left at most`;
  return (
    <Stack as="section" gap={4} className={styles.match} aria-labelledby="match">
      <div className={styles.head}>
        <Title as="h1" size={4} id="match" tabIndex={-1}>
          Which one?
        </Title>
        <p className={styles.count}>
          <b>{choices.length + 1}</b> · {most}
        </p>
        <Panel
          as="progress"
          className={styles.progress}
          max={choices.length + maxChoicesLeft}
          value={choices.length}
          aria-label="Choices made"
        />
      </div>
      <VisuallyHidden>
        <output>
          {isAnnounced &&
            `${nameOf(left)} or ${nameOf(right)}? Choice ${choices.length + 1}, ${most}.`}
        </output>
      </VisuallyHidden>
      <div className={styles.pair}>
        {(["l", "r"] as const).map((side) => {
          const id = side === "l" ? left : right;
          const contender = contenderOf(id);
          const poster = isSamePoster ? undefined : contender?.poster;
          return (
            <Rays
              as="button"
              key={side}
              className={styles.side}
              data-side={side}
              data-unit={contender?.group.id}
              onClick={() => choose(side)}
            >
              {poster && (
                <span key={id} className={styles.poster}>
                  <Picture image={poster} alt="" sizes="(min-width: 900px) 360px, 45vw" priority />
                </span>
              )}
              <Panel
                as="span"
                key={`name ${id}`}
                className={poster ? styles.name : styles.card}
                lang={contender?.lang}
              >
                {nameOf(id)}
              </Panel>
              <Text as="span" size={3} weight={700} className={styles.unit}>
                {contender?.group.name}
              </Text>
              <kbd aria-hidden="true">{side === "l" ? "←" : "→"}</kbd>
            </Rays>
          );
        })}
        <Panel as="span" shadow={1} className={styles.versus} aria-hidden="true">
          VS
        </Panel>
      </div>
      <Cluster gap={3} className={styles.links}>
        <Button shadow={1} tone="sun" className={styles.button} onClick={() => choose("t")}>
          I cannot choose <kbd aria-hidden="true">↓</kbd>
        </Button>
        <Button shadow={1} className={styles.button} aria-disabled={choices === ""} onClick={undo}>
          Take back <kbd aria-hidden="true">Z</kbd>
        </Button>
        <Button shadow={1} className={styles.button} onClick={onNew}>
          Another sorting
        </Button>
      </Cluster>
      <p className={styles.hint}>
        Each choice is kept on this device: close the page, and go on another day.
      </p>
    </Stack>
  );
}
