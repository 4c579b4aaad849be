import counts from "#stored/count-info";
import { countInfoCall } from "#server/live/calls/counts";

/** GET /api/c/count/info */
export default countInfoCall(counts);
