/** A part's drawing. */
export interface Drawing {
  /** Size of the viewBox, which begins at 0 0: scene units. */
  readonly width: number;
  readonly height: number;
  /** What is inside of the root element. */
  readonly markup: string;
}

const ROOT =
  /^\s*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)">([\s\S]*)<\/svg>\s*$/;

/**
 * Reads a part's SVG.
 * @throws if its root is not `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">`
 */
export function readDrawing(svg: string): Drawing {
  const [, width, height, markup] = ROOT.exec(svg) ?? [];
  if (markup === undefined) {
    throw new Error(
      'The root of a drawing is <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 W H">.',
    );
  }
  return { width: Number(width), height: Number(height), markup: markup.trim() };
}
