/** Strokes of the maker's icons, on a ground of 24 by 24. */
const STROKES = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
  drafts: "M4 7a2 2 0 0 1 2-2h4l2 3h6a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z",
  share: "M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7",
  stand: "M7 21 10 3h4l3 18M8.4 13h7.2M9.4 8h5.2M12 3v18",
  flowers:
    "M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M12 9.5c-4-6 4-6 0 0M14.5 12c6-4 6 4 0 0M12 14.5c4 6-4 6 0 0M9.5 12c-6 4-6-4 0 0",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9v.01",
  message: "M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5",
  stickers: "M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6L12 16.5 6.6 19.5l1.2-6L3.4 9.3l6-.7z",
  colours:
    "M12 3a9 9 0 1 0 0 18c2 0 2-2 1.2-3s0-2.5 1.8-2.5H17a4 4 0 0 0 4-4C21 6.5 17 3 12 3M7.5 12v.01M9.5 8v.01M14.5 7.5v.01",
  layers: "m12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  forward: "M12 19V5M6 11l6-6 6 6",
  back: "M12 5v14M6 13l6 6 6-6",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  "eye-off":
    "M4 4l16 16M9.5 6C15 4.5 19.5 8.5 21.5 12c-.7 1.2-1.6 2.4-2.7 3.4M6 8C4.3 9.3 3.2 10.8 2.5 12c2.5 4.3 6.8 7.5 12 6",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  bin: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  turn: "M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  open: "M4 5h10M4 5v14h16v-8M12 12l8-8M14.5 4H20v5.5",
  check: "m5 12.5 5 5L19.5 7",
  device: "M7 3h10v18H7zM11 18h2",
} as const;

export type IconName = keyof typeof STROKES;

/** A drawing beside or in the place of a word; it says nothing to screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
