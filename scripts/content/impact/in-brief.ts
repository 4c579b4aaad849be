const ANEW = /^its picture (\S+) is drawn anew$/;

/** Pictures that are named before the others are counted. */
const NAMED = 2;

/** The reasons of one page in a line, the film's hundreds of pictures among them. */
export function inBrief(why: readonly string[]): string {
  const pictures = why.flatMap((one) => ANEW.exec(one)?.[1] ?? []);
  if (pictures.length <= NAMED) return why.join("; ");
  const named = pictures.slice(0, NAMED).join(", ");
  const rest = why.filter((one) => !ANEW.test(one));
  return [...rest, `${pictures.length} of its pictures are drawn anew, such as ${named}`].join(
    "; ",
  );
}
