/**
 * The module’s style sheets. The page holds them from the start, its code comes when it is near.
 */
import "./crank.module.css";
import "./porthole.module.css";
import "./upside-down.module.css";
import "./world-card.module.css";
