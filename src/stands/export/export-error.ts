/** A stand could not be drawn. */
export class ExportError extends Error {
  override name = "ExportError";

  /** @param fault "fetch": a drawing or a poster did not come; "size": the browser has no canvas of this size left */
  constructor(
    readonly fault: "fetch" | "size",
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
