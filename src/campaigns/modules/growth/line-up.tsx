import { wantsNoMotion } from "#src/data/browser/matches-media";
import { type KeyboardEvent, useEffect, useRef, type RefObject } from "react";
import { GrowthFigure } from "./growth-figure";
import type { GrowthEntry } from "./growth";
import * as styles from "./line-up.late.module.css";
import { levelOf, columnMiddle, SCALE } from "./scale";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { shortcutOf } from "#src/data/browser/shortcut";

interface LineUpProps {
  entries: readonly GrowthEntry[];
  chosen: number | undefined;
  onChoose(id: number): void;
}

const MARKED_HEIGHTS = [140, 150, 160, 170, 180];
const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Figures by height in Year 2: a list box with one tab stop and arrow keys. */
export function LineUp({ entries, chosen, onChoose }: LineUpProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const width = columnMiddle(Math.max(entries.length, 12) - 0.5) + 14;
  const floor = levelOf(SCALE.foot);
  const height = floor + SCALE.barrier;
  useMoveAnimation(drawing, entries);
  // Rendered by scripts to keep the document small; without them the table shows the same.
  const isMounted = useMounted();

  useEffect(() => {
    if (document.activeElement !== drawing.current) return;
    const figure = document.getElementById(figureId(chosen));
    figure?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[shortcutOf(event.nativeEvent)];
    if (!step) return;
    event.preventDefault();
    const last = entries.length - 1;
    const place = entries.findIndex(({ source }) => source.id === chosen);
    const next = entries[Math.min(last, Math.max(0, step(place, last)))];
    if (next) onChoose(next.source.id);
  };

  return (
    <div data-only="scripts" id="line-up" className={styles.wall}>
      <svg
        ref={drawing}
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        // An SVG drawing cannot be a <select>.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={0}
        aria-label="The cast in a line, by height"
        aria-orientation="horizontal"
        aria-activedescendant={isMounted ? figureId(chosen) : undefined}
        onKeyDown={onKeyDown}
      >
        {isMounted && (
          <>
            <g stroke="var(--ink)" aria-hidden="true">
              {MARKED_HEIGHTS.map((marked) => (
                <g key={marked} strokeWidth="1.5" strokeDasharray="2 7">
                  <path d={`M0 ${levelOf(marked)}H${width}`} />
                  <text className={styles.measure} stroke="none" x={22} y={levelOf(marked) - 6}>
                    {marked}
                  </text>
                </g>
              ))}
              {/* A tick for each centimetre, a longer one for every fifth. */}
              <g strokeDashoffset="1">
                <path strokeWidth="11" strokeDasharray="2 7" d={`M5.5 ${floor}V0`} />
                <path strokeWidth="20" strokeDasharray="2 43" d={`M10 ${levelOf(140)}V0`} />
              </g>
            </g>
            {entries.map((entry, index) => (
              <GrowthFigure
                key={entry.source.id}
                id={figureId(entry.source.id)}
                entry={entry}
                x={columnMiddle(index)}
                isChosen={entry.source.id === chosen}
                onChoose={onChoose}
              />
            ))}
            <g stroke="var(--ink)" strokeWidth="3" aria-hidden="true">
              <path fill="var(--color1)" d={`M-4 ${floor}H${width + 4}V${height + 6}H-4Z`} />
              <path fill="var(--ink)" stroke="none" d={stripes(width, floor)} />
            </g>
          </>
        )}
      </svg>
    </div>
  );
}

const figureId = (id: number | undefined): string => `grown-${id}`;

function stripes(width: number, floor: number): string {
  const count = Math.ceil(width / 60) + 1;
  return Array.from(
    { length: count },
    (_, index) => `M${index * 60} ${floor + 12}l-22 ${SCALE.barrier}h22l22 -${SCALE.barrier}Z`,
  ).join("");
}

/** Animates the figures to their new places when the order changes. */
function useMoveAnimation(
  drawing: RefObject<SVGSVGElement | null>,
  entries: readonly GrowthEntry[],
): void {
  const places = useRef(new Map<number, number>());
  useEffect(() => {
    const oldPlaces = places.current;
    places.current = new Map(entries.map(({ source }, index) => [source.id, index]));
    if (oldPlaces.size === 0 || wantsNoMotion()) return;
    const figures = drawing.current?.querySelectorAll<SVGGElement>("[role=option]") ?? [];
    for (const [index, figure] of figures.entries()) {
      const entry = entries[index];
      const from = entry && oldPlaces.get(entry.source.id);
      if (!entry || from === undefined || from === index) continue;
      const top = levelOf(entry.height2);
      figure.animate?.(
        [from, index].map((at) => ({ transform: `translate(${columnMiddle(at)}px, ${top}px)` })),
        { duration: 520, easing: "cubic-bezier(0.3, 1.2, 0.5, 1)" },
      );
    }
  }, [drawing, entries]);
}
