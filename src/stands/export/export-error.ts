export class ExportError extends Error {
  override name = "ExportError";

  /** @param fault "fetch": a drawing or a poster failed to load; "size": the browser cannot allocate the canvas */
  constructor(
    readonly fault: "fetch" | "size",
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
