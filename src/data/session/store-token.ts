import { ADMIN_TOKEN } from "./admin-token";

/** Stores a token in its cookie until it expires; same-site, and secure over https. */
export function storeToken(
  page: Pick<Document, "cookie">,
  { protocol }: Pick<Location, "protocol">,
  token: string,
  seconds: number,
): void {
  const secure = protocol === "https:" ? "; Secure" : "";
  const age = Math.max(0, Math.floor(seconds));
  page.cookie = `${ADMIN_TOKEN}=${token}; Path=/; SameSite=Strict; Max-Age=${age}${secure}`;
}
