export function toBase64url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Decodes base64url that may be cut off; an incomplete last byte is left out.
 * @throws DOMException if the text is not base64url
 */
export function fromBase64url(text: string): Uint8Array {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const binary = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
