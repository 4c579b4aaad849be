import { ADMIN_TOKEN } from "./admin-token";

/**
 * Takes the token's cookie away wherever it may have been put: for this page's path and each folder
 * above it, for this host and each domain above it.
 */
export function clearToken(page: Pick<Document, "cookie">, { pathname, hostname }: Location): void {
  const names = hostname.split(".");
  const domains = names.slice(0, -1).map((_, place) => `; Domain=${names.slice(place).join(".")}`);
  const parts = pathname.split("/").filter(Boolean);
  const folders = parts.map((_, place) => `/${parts.slice(0, place + 1).join("/")}`);
  for (const path of ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])]) {
    for (const domain of ["", ...domains]) {
      page.cookie = `${ADMIN_TOKEN}=; Path=${path}${domain}; Max-Age=0; SameSite=Strict`;
    }
  }
}
