import type { KeyboardEvent } from "react";
import { useEditor } from "../store/use-stands";
import { TOOLS } from "./panels/tools";
import { Icon } from "./controls/controls";
import * as styles from "./tool-tabs.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";
import { Stack } from "#src/ui/primitives/elements";

interface ToolTabsProps {
  /** True if layers have a place of their own: they have no tab, and the panel of the tool cannot be closed. */
  readonly isWide: boolean;
  readonly chosen: string;
  /** True if the panel of the chosen tool is open. */
  readonly isShown: boolean;
}

export function ToolTabs({ isWide, chosen, isShown }: ToolTabsProps) {
  const { tools } = useEditor();
  const tabs = isWide ? TOOLS.filter(({ key }) => key !== "layers") : TOOLS;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const targets = new Map(
      Object.entries({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }),
    );
    const to = targets.get(shortcutOf(event.nativeEvent));
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    tools.select(next.key);
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
      {tabs.map(({ key, title }) => {
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
            onClick={() => (isWide ? tools.select(key) : tools.toggle(key))}
          >
            <Icon name={key} />
            {title}
          </Stack>
        );
      })}
    </div>
  );
}
