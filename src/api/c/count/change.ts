import counts from "#answers/count-info";
import { countChangeCall } from "#server/live/calls/counts";

export default countChangeCall(counts);
