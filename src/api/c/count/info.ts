import counts from "#answers/count-info";
import { countInfoCall } from "#server/live/calls/counts";

export default countInfoCall(counts);
