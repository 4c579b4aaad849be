import { CanvasBlockedError } from "#src/data/browser/blocked-canvas";

/** A drawn picture, or a message to the visitor that says why there is none. */
export async function drawOrMessage(draw: () => Promise<Blob>): Promise<Blob | string> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof CanvasBlockedError) return error.message;
    return "The picture could not be drawn. Are you online?";
  }
}
