/**
 * Has the browser save a file.
 * @param file what it holds, or the object URL of it, which the caller releases
 */
export function saveFile(file: Blob | string, name: string): void {
  const link = document.createElement("a");
  const isAddress = typeof file === "string";
  link.href = isAddress ? file : URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click.
  if (!isAddress) setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
