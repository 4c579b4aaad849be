import counts from "../../../../.content/api/count-info.json";
import { countChangeCall } from "../../../../server/live/calls/counts";

/** POST /api/c/count/change */
export default countChangeCall(counts);
