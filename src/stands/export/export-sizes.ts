/** Sizes of saved pictures, smallest first, with the ratio of the scene. */
export const EXPORT_SIZES = [
  { key: "small", title: "Small", use: "for chats", width: 900, height: 1200 },
  { key: "medium", title: "Medium", use: "for screens", width: 1800, height: 2400 },
  { key: "large", title: "Large", use: "for print", width: 3540, height: 4720 },
] as const;

export type ExportSize = (typeof EXPORT_SIZES)[number];
