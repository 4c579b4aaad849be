/** Findings in the file of a picture. */
export interface Inspection {
  /** As sharp calls it; undefined if the file is no picture. */
  format?: string;
  /** In pixels, turned as its EXIF says. */
  width?: number;
  height?: number;
  /** True if all of it could be read; undefined if it is too large to be tried. */
  isWhole?: boolean;
  /** True if no pixel of it can be seen. */
  isInvisible?: boolean;
  /** True if it took too long to read. */
  isSlow?: boolean;
}
