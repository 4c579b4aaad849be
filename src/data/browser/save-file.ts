/**
 * Downloads a file.
 * @param file its content, or an object URL, which the caller revokes
 */
export function saveFile(file: Blob | string, name: string): void {
  const link = document.createElement("a");
  const isAddress = typeof file === "string";
  link.href = isAddress ? file : URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers start reading after the click.
  if (!isAddress) setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
