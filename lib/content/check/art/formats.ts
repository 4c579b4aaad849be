export const SAVE_AS =
  "a JPEG (*.jpg) for photographs and paintings, or a PNG, WebP or AVIF; open the picture in any picture program and save or export it so";

/** Picture formats that pages do not show: name, endings, first bytes (`(?!)` where they are not known). */
const FORMATS: readonly (readonly [name: string, endings: RegExp, start: RegExp])[] = [
  [
    "a HEIC picture, as iPhones take it",
    /\.(?:heic|heif|hif)$/,
    /^.{4}ftyp(?:hei[cxms]|hev[cmxs]|mif1(?!.*avif)|msf1)/s,
  ],
  ["a GIF", /\.gif$/, /^GIF8/],
  ["a TIFF", /\.tiff?$/, /^(?:II\*|MM.\*)/s],
  ["a BMP", /\.(?:bmp|dib)$/, /^BM/],
  ["a JPEG XL", /\.jxl$/, /^.{4}JXL /s],
  ["a JPEG 2000", /\.(?:jp2|j2k|jpf)$/, /^.{4}jP {2}/s],
  ["a Photoshop file", /\.ps[db]$/, /^8BPS/],
  ["a GIMP file", /\.xcf$/, /^gimp xcf/],
  ["a PDF", /\.(?:pdf|ai)$/, /^%PDF/],
  ["a drawing (SVG)", /\.svgz$/, /^\s*<(?:\?xml|svg|!DOCTYPE svg)/],
  ["a raw photograph", /\.(?:raw|dng|cr2|cr3|nef|arw|orf|rw2)$/, /^(?!)/],
  ["a web page, not a picture", /\.html?$/, /^\s*<(?:!doctype html|html)/i],
];

/** Name of the unsupported format that a file has by its ending; undefined for other files. */
export const formatNamed = (file: string): string | undefined =>
  FORMATS.find(([, endings]) => endings.test(file.toLowerCase()))?.[0];

const START = 64;

/** Name of the unsupported format that a file has by its first bytes. */
export function formatOf(bytes: Buffer): string | undefined {
  const start = bytes.toString("latin1", 0, START);
  return FORMATS.find(([, , pattern]) => pattern.test(start))?.[0];
}
