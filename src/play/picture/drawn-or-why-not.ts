import { GuardedCanvas } from "#src/data/browser/guarded-canvas";

/** A drawn picture, or for the visitor why there is none. */
export async function drawnOrWhyNot(draw: () => Promise<Blob>): Promise<Blob | string> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof GuardedCanvas) return error.message;
    return "The picture could not be drawn. Are you online?";
  }
}
