/**
 * The lobby’s style sheets. The page holds them from the start, its code comes when it is near.
 */
import "#src/ui/primitives/answer-mark/answer-mark.module.css";
import "../../film-counts/film-counts.module.css";
import "../../film-counts/odometer.module.css";
import "../../standings/lane.module.css";
import "../../standings/standings.module.css";
import "../achievements/badges.module.css";
import "../poster/end-poster.module.css";
