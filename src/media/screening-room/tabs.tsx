import { mediaPath } from "#lib/content/pages/paths";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import type { Tab } from "./screening";
import * as styles from "./tabs.module.css";

interface TabsProps {
  current: Tab;
  counts: Record<Tab, number>;
  onTab: (tab: Tab) => void;
}

const TABS = [
  { id: "house", title: "Our reels", href: `${mediaPath}#house` },
  {
    id: "contributed",
    title: "Contributed films",
    href: `${mediaPath}?tab=contributed#contributed`,
  },
] as const;

/** The two halves of the programme. Without scripts both are shown, and these lead to them. */
export function Tabs({ current, counts, onTab }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Programme">
      {TABS.map(({ id, title, href }) => (
        <ChoiceLink
          key={id}
          className={styles.tab}
          address={href}
          isChosen={id === current}
          onChoose={() => onTab(id)}
        >
          {title}
          {counts[id] > 0 ? (
            <>
              {" "}
              <span className={styles.count}>{counts[id]}</span>
            </>
          ) : null}
        </ChoiceLink>
      ))}
    </nav>
  );
}
