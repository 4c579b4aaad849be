/** A stand that holds a picture of the visitor's own cannot leave the device. */
export class OwnPictureError extends Error {
  override name = "OwnPictureError";
  constructor() {
    super("A stand with a picture of your own stays on your device.");
  }
}
