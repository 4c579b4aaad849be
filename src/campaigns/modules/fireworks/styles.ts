/**
 * The module’s style sheets. The page holds them from the start, its code comes when it is near.
 */
import "./fireworks.module.css";
import "./river.module.css";
import "./shell-rack.module.css";
import "./sky-button.module.css";
