import type { SourceUrl } from "#content/types";
import { safeAddress } from "#src/app/routing/safe-address";
import { type Call, LiveAnswer } from "../answers/live-answer";

const NONE: SourceUrl = {
  ios: "",
  android: "",
  codeUrl: "",
  tap: "",
  videoUrl: "",
  homeVideoUrl: "",
  homeSpVideoUrl: "",
  homeImgUrl: "",
  homeSpImgUrl: "",
};

/** Addresses of the game and its films (SPEC section 3, “Download links”); empty until `answer` is fetched. */
export class DownloadStore {
  readonly answer: LiveAnswer<SourceUrl>;

  constructor(fetchSource: (call: Call) => Promise<SourceUrl>) {
    this.answer = new LiveAnswer(NONE, async (call) => onlySafe(await fetchSource(call)));
  }

  get isFresh(): boolean {
    return this.answer.state === "fresh";
  }

  get source(): SourceUrl {
    return this.answer.value;
  }
}

function onlySafe(source: SourceUrl): SourceUrl {
  const entries = Object.entries(source).map(([name, address]) => [name, safeAddress(address)]);
  return Object.fromEntries(entries) as SourceUrl;
}
