import type { KeyboardEvent } from "react";
import { useEditor } from "../store/use-stands";
import { TOOLS } from "./panels/tools";
import { Icon } from "./controls/controls";
import * as styles from "./tool-tabs.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";
import { Stack } from "#src/ui/primitives/elements";

interface ToolTabsProps {
  /** True if all panels are visible: then there is no tab for layers, and none collapses. */
  readonly isWide: boolean;
  readonly chosen: string;
  readonly isShown: boolean;
}

export function ToolTabs({ isWide, chosen, isShown }: ToolTabsProps) {
  const { tools: store } = useEditor();
  const tools = isWide ? TOOLS.filter(({ key }) => key !== "layers") : TOOLS;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tools.findIndex(({ key }) => key === chosen);
    const targets = new Map(
      Object.entries({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }),
    );
    const to = targets.get(shortcutOf(event.nativeEvent));
    const next = to === undefined ? undefined : tools.at(to % tools.length);
    if (!next) return;
    event.preventDefault();
    store.select(next.key);
    event.currentTarget.querySelector<HTMLElement>(`#maker-tab-${next.key}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label="Tools"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ key, title }) => {
        const isChosen = key === chosen;
        return (
          <Stack
            as="button"
            key={key}
            id={`maker-tab-${key}`}
            className={styles.tab}
            role="tab"
            aria-selected={isChosen}
            aria-expanded={!isWide && isChosen ? isShown : undefined}
            aria-controls={isChosen && isShown ? "maker-panel" : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => (isWide ? store.select(key) : store.toggle(key))}
          >
            <Icon name={key} />
            {title}
          </Stack>
        );
      })}
    </div>
  );
}
