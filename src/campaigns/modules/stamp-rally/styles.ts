/**
 * The module’s style sheets. The page holds them from the start, its code comes when it is near.
 */
import "./certificate.module.css";
import "./stamp-rally.module.css";
import "./stamp.module.css";
import "./station-ticket.module.css";
