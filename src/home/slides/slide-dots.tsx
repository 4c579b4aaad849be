import { observer } from "mobx-react-lite";
import { HOME_SECTIONS } from "#src/app/routing/home-sections";
import { onPlainClick } from "#src/app/routing/plain-click";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./slide-dots.late.module.css";

const TITLES: Readonly<Record<(typeof HOME_SECTIONS)[number], string>> = {
  main: "Home",
  updates: "Notice board",
  productions: "Agencies",
  news: "Information",
  features: "Game features",
};

/** A dot for each section at the right edge; links, so they work without scripts. */
export const SlideDots = observer(function SlideDots(props: { onChoose: (index: number) => void }) {
  const { onChoose } = props;
  const { slideIndex } = useStores().general;
  return (
    <nav
      className={styles.dots}
      data-section={HOME_SECTIONS[slideIndex]}
      aria-label="Sections of this page"
    >
      <ol>
        {HOME_SECTIONS.map((name, index) => (
          <li key={name}>
            <a
              className={styles.dot}
              href={`#${name}`}
              aria-label={`${TITLES[name]}, section ${index + 1} of ${HOME_SECTIONS.length}`}
              aria-current={index === slideIndex ? "true" : undefined}
              onClick={onPlainClick(() => onChoose(index))}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
});
