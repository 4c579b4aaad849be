import counts from "#stored/count-info";
import { countChangeCall } from "#server/live/calls/counts";

/** POST /api/c/count/change */
export default countChangeCall(counts);
