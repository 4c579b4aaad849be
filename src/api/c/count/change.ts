import counts from "#stored/count-info";
import { countChangeCall } from "#server/live/calls/counts";

export default countChangeCall(counts);
