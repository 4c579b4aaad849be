export interface Inspection {
  /** sharp's name of the format; undefined if the file is not a picture. */
  format?: string;
  /** In pixels, rotated by its EXIF data. */
  width?: number;
  height?: number;
  /** True if all of it could be read; undefined if it is too large to try. */
  isWhole?: boolean;
  /** True if all pixels are transparent. */
  isInvisible?: boolean;
  isSlow?: boolean;
}
