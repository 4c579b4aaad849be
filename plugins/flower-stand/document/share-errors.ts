/** A stand that holds a picture of the visitor's own cannot leave the device. */
export class OwnPictureError extends Error {
  override name = "OwnPictureError";
  constructor() {
    super("A stand with a picture of your own stays on your device.");
  }
}

/** A stand has so much text on it that no link holds it. */
export class LargeStandError extends Error {
  override name = "LargeStandError";
  constructor() {
    super("A stand with so many words does not fit into a link.");
  }
}
