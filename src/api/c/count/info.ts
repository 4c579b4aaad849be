import counts from "../../../../.content/api/count-info.json";
import { countInfoCall } from "../../../../server/live/calls/counts";

/** GET /api/c/count/info */
export default countInfoCall(counts);
