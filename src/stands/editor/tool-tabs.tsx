import type { KeyboardEvent, Ref } from "react";
import type { Tool, TOOLS } from "./session/tools";
import { Icon } from "./controls";
import * as styles from "./tool-tabs.module.css";

interface ToolTabsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly tools: readonly (typeof TOOLS)[number][];
  readonly chosen: Tool;
  /** Whether the panel of the chosen tool is shown. */
  readonly isShown: boolean;
  /** Whether the panel can be folded away. */
  readonly folds: boolean;
  readonly onChoose: (tool: Tool) => void;
  /** Called when a tool is pressed, the chosen one too. */
  readonly onPress: (tool: Tool) => void;
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tools as tabs, at the thumb on a phone. */
export function ToolTabs(props: ToolTabsProps) {
  const { ref, tools, chosen, isShown, folds, onChoose, onPress } = props;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = tools.findIndex(({ key }) => key === chosen);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tools.length - 1 };
    const way = WAYS[event.key];
    const to = way === undefined ? ends[event.key] : (at + way + tools.length) % tools.length;
    const next = to === undefined ? undefined : tools[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    event.currentTarget.querySelector<HTMLElement>(`#maker-tab-${next.key}`)?.focus();
  };
  return (
    <div
      ref={ref}
      className={styles.tabs}
      role="tablist"
      aria-label="Tools"
      tabIndex={-1}
      onKeyDown={press}
    >
      {tools.map(({ key, title }) => {
        const isChosen = key === chosen;
        return (
          <button
            key={key}
            type="button"
            id={`maker-tab-${key}`}
            className={styles.tab}
            role="tab"
            aria-selected={isChosen}
            aria-expanded={folds && isChosen ? isShown : undefined}
            aria-controls={isChosen && isShown ? "maker-panel" : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onPress(key)}
          >
            <Icon name={key} />
            {title}
          </button>
        );
      })}
    </div>
  );
}
