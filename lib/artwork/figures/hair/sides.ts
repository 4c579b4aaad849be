interface Side {
  /** From the left temple (338,460) round the lock before the ear to (240,490). */
  left: string;
  /** From (744,450) round the lock beyond the cheek to the right temple (700,430). */
  right: string;
}

/** Hair beside the face, written for `pen` in head space. */
export const sides = {
  /** Ends over the ear. */
  short: {
    left: "340,520 322,640!-6 300,575!-10 262,640!-16 252,560!-8 232,490",
    right: "744,440 742,520 716,600!8 704,520!4 700,430!2",
  },
  /** Tucked behind the ear, which shows. */
  tucked: {
    left: "330,510!-4 318,560!-8 296,520!-6 250,555!-8 234,490",
    right: "742,430 736,480 716,535!6 706,480!2 700,430!0",
  },
  /** Over the ear, to the jaw. */
  jaw: {
    left: "346,560 336,715!8 300,640!-10 258,720!-22 226,560 228,490",
    right: "748,460 756,570 720,690!14 708,560!8 700,430!2",
  },
  /** Ends that turn outwards. */
  flick: {
    left: "344,550 330,680!6 292,620!-10 206,668!-10,18 232,590!10 190,580!-4,8 232,490",
    right: "744,450 752,550 790,632!-4,16 728,620!0 712,640!4 704,540!4 700,430!0",
  },
  /** Points that stand off. */
  spiky: {
    left:
      "340,540 322,670!-4 298,590!-8 262,660!-8 254,585!-6 196,610!-6,10 236,540!6 190,505!-4,6 " +
      "230,470!0",
    right: "744,440 782,500!0,-8 744,520!0 770,590!0,-6 724,585!0 712,620!2 704,520!4 700,430!0",
  },
  /** Curls over the ear. */
  curly: {
    left: "350,560 322,650!18,4 296,590!-6 236,664!-8,26 246,580!8 188,566!-10,16 224,490!-8,-2",
    right: "788,520!16,-4 748,520!0,6 768,610!18,-4 724,590!2,6 714,640!10,6 704,540 700,430!",
  },
  /** Straight locks that frame the face, to the collar. */
  long: {
    left: "352,600 344,830!14 302,720!-6 256,846!-16 216,640 224,500",
    right: "756,480 770,640 730,826!18 708,640!12 700,430!4",
  },
  /** Wavy locks that frame the face, to the collar. */
  longWavy: {
    left: "352,580 330,680 352,800!16,20 290,760!-10 236,850!-20,14 208,720 226,600 214,500",
    right: "762,480 752,600 786,720 742,838!20 716,730!-10 708,580!8 700,430!4",
  },
} as const satisfies Record<string, Side>;

/** Name of the hair beside the face. */
export type Sides = keyof typeof sides;
