import type { Words } from "#lib/api/words";
import type { ApiErrorKind } from "../api/api-error";

/** Said where nothing is known but that it failed (SPEC section 7: 'Error'). */
const ERROR: Words = { zh: "發生錯誤！", en: "Error" };

/** The message of an error that no server has words for. */
export const OWN_WORDS: Readonly<Record<ApiErrorKind, Words>> = {
  status: ERROR,
  refused: ERROR,
  timeout: ERROR,
  offline: {
    zh: "目前沒有網路連線，請檢查後再試一次。",
    en: "There is no network connection. Please check it and try again.",
  },
  network: {
    zh: "無法連線到伺服器，請稍後再試。",
    en: "The server could not be reached. Please try again in a moment.",
  },
  redirected: {
    zh: "伺服器將請求轉往其他位址，因此已停止。",
    en: "The server pointed to another address, so the request was stopped.",
  },
  empty: { zh: "伺服器沒有回傳任何內容。", en: "The server’s answer was empty." },
  html: {
    zh: "伺服器回傳的是網頁，而不是資料。",
    en: "The server answered with a page in place of data.",
  },
  malformed: { zh: "無法讀取伺服器回傳的資料。", en: "The server’s answer could not be read." },
  cut: { zh: "伺服器的回應中途中斷。", en: "The server’s answer broke off." },
  "too-large": { zh: "伺服器回傳的資料過大。", en: "The server’s answer was too large." },
  "wrong-shape": {
    zh: "伺服器回傳的資料格式不正確。",
    en: "The server’s answer was not of the expected form.",
  },
  "no-functions": {
    zh: "此網站目前無法接收變更。",
    en: "This copy of the site cannot take changes.",
  },
};
