import { useEffect } from "react";
import { ACHIEVEMENTS } from "../achievements/achievements";
import { useCounting } from "../achievements/use-counting";
import { useViewing } from "../achievements/use-viewing";
import type { ViewingEvent } from "../achievements/viewing";
import type { Film } from "../film";
import * as styles from "./player.module.css";

/** How long it is said what was unlocked, in ms. */
const NEWS = 6000;

interface TrackerProps {
  readonly film: Film;
  /** Takes what is told of the viewer's doings. */
  readonly onReady: (note: (event: ViewingEvent) => void) => void;
}

/** Tracks what the viewer does, has it counted, and says what was unlocked. */
export default function AchievementTracker({ film, onReady }: TrackerProps) {
  const { note, news: unlocked, readNews } = useViewing(film);
  useCounting();
  useEffect(() => onReady(note), [onReady, note]);
  useEffect(() => {
    if (!unlocked) return undefined;
    const timer = setTimeout(readNews, NEWS);
    return () => clearTimeout(timer);
  }, [unlocked, readNews]);
  const news = ACHIEVEMENTS.find(({ key }) => key === unlocked);
  return news ? (
    <span key={news.key} className={styles.slip}>
      <strong>Unlocked: {news.title}</strong> {news.words}
    </span>
  ) : null;
}
