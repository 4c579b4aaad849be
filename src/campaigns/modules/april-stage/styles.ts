/**
 * The module’s style sheets. The page holds them from the start, its code comes when it is near.
 */
import "./april-stage.module.css";
import "./backwards-clock.module.css";
import "./lever.module.css";
import "./swap-card.module.css";
