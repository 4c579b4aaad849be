/** A piece of a text that something else takes the place of. */
export interface Piece {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A text with some pieces of it replaced; all else stays as it is, to the byte. */
export function splice(text: string, pieces: readonly Piece[]): string {
  return pieces
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((result, { offset, length, text: piece }) => {
      return result.slice(0, offset) + piece + result.slice(offset + length);
    }, text);
}
