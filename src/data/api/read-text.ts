import { ApiError } from "./api-error";

const LARGEST_BODY_BYTES = 1_000_000;

/** Reads the body of a response. @throws ApiError if it is incomplete or too large */
export async function readText({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let left = LARGEST_BODY_BYTES; ; ) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new ApiError("cut", undefined, "", error);
    });
    if (done) return text + decoder.decode();
    left -= value.length;
    if (left < 0) {
      reader.cancel().catch(() => {});
      throw new ApiError("too-large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** @throws ApiError that tells HTML, an empty text and other malformed ones apart */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const start = text.trimStart()[0];
    throw new ApiError(start === "<" ? "html" : start ? "malformed" : "empty");
  }
}
