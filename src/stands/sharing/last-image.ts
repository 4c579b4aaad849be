let last = "";

/** The address of a picture that was saved; the one before is let go, so that one is held at most. */
export function asLastImage(picture: Blob): string {
  if (last !== "") URL.revokeObjectURL(last);
  last = URL.createObjectURL(picture);
  return last;
}
