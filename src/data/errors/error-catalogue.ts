import { type Words, wordsOfMessage } from "#lib/api/words";
import type { ApiError } from "../api/api-error";
import { OWN_WORDS } from "./own-words";

/** What a status means to the visitor, and what else comes of it. */
export interface CatalogueEntry {
  readonly words: Words | ((error: ApiError) => Partial<Words>);
  /** Whoever is signed in is signed out. */
  readonly logsOut?: true;
  /** No notification is shown. */
  readonly isSilent?: true;
}

/** The status of an error that has none, or one that the catalogue does not know. */
export const DEFAULT_STATUS = 400;

/** The error catalogue (SPEC section 8), by HTTP status. */
export const ERROR_CATALOGUE: Readonly<Record<number, CatalogueEntry>> = {
  400: {
    words: ({ msg, kind }) => (msg ? wordsOfMessage(msg) : OWN_WORDS[kind]),
  },
  401: {
    words: {
      zh: "使用者沒有權限（權杖、使用者名稱或密碼錯誤）！",
      en: "User has no permission (token, username or password wrong)!",
    },
    logsOut: true,
  },
  403: {
    words: {
      zh: "使用者沒有存取本系統的權限！",
      en: "User has no permission to access this system!",
    },
    logsOut: true,
    isSilent: true,
  },
  404: {
    words: { zh: "網路請求錯誤，找不到該資源！", en: "The resource was not found." },
  },
  405: {
    words: {
      zh: "網路請求錯誤，不允許使用此請求方法！",
      en: "The request method is not allowed.",
    },
  },
  408: {
    words: { zh: "網路請求逾時！", en: "The network request took too long." },
  },
  500: {
    words: {
      zh: "伺服器發生錯誤，請聯絡管理員！",
      en: "Server error. Please contact the administrator.",
    },
  },
  501: {
    words: {
      zh: "伺服器未提供此網路功能！",
      en: "The network does not implement this.",
    },
  },
  502: {
    words: { zh: "網路錯誤！", en: "Network error." },
  },
  503: {
    words: {
      zh: "服務無法使用，伺服器暫時過載或正在維護中！",
      en: "The service is unavailable: the server is overloaded or under maintenance.",
    },
  },
  504: {
    words: { zh: "網路逾時！", en: "The network did not answer in time." },
  },
  505: {
    words: { zh: "不支援此 HTTP 版本！", en: "This HTTP version is not supported." },
  },
};
