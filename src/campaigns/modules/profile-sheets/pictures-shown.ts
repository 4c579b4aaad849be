/** Waits for the pictures within `place`, also for those that would only load when they come near. */
export async function picturesShown(place: HTMLElement | null): Promise<void> {
  const pictures = [...(place?.querySelectorAll("img") ?? [])];
  const decoded = pictures.map((picture) => {
    picture.loading = "eager";
    // A picture that fails leaves its place empty; the sheet is printed all the same.
    return picture.decode().catch(() => undefined);
  });
  await Promise.all(decoded);
}
