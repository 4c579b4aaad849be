import type { KeyboardEvent, Ref } from "react";
import { useEditor } from "./editor-context";
import { type Tool, TOOLS } from "./session/tools";
import { Icon } from "./controls";
import * as styles from "./tool-tabs.module.css";

interface ToolTabsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Whether all panels have a place of their own: then layers are no tool, and none is folded away. */
  readonly isWide: boolean;
  readonly chosen: Tool;
  readonly isShown: boolean;
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tools as tabs, at the thumb on a phone. */
export function ToolTabs({ ref, isWide, chosen, isShown }: ToolTabsProps) {
  const { tools: store } = useEditor();
  const tools = isWide ? TOOLS.filter(({ key }) => key !== "layers") : TOOLS;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = tools.findIndex(({ key }) => key === chosen);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tools.length - 1 };
    const way = WAYS[event.key];
    const to = way === undefined ? ends[event.key] : (at + way + tools.length) % tools.length;
    const next = to === undefined ? undefined : tools[to];
    if (!next) return;
    event.preventDefault();
    store.take(next.key);
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
            aria-expanded={!isWide && isChosen ? isShown : undefined}
            aria-controls={isChosen && isShown ? "maker-panel" : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => (isWide ? store.take(key) : store.toggle(key))}
          >
            <Icon name={key} />
            {title}
          </button>
        );
      })}
    </div>
  );
}
