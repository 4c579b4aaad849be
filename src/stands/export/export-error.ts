export type ExportFault =
  /** A drawing or a poster could not be fetched. */
  | "fetch"
  /** The browser has no canvas of this size left, or made no picture of it. */
  | "size";

/** A stand could not be drawn. */
export class ExportError extends Error {
  override name = "ExportError";
  constructor(
    readonly fault: ExportFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
