import type { Words } from "../../../lib/api/envelope";

/** Messages for statuses without a more exact one. */
export const STATUS_MESSAGES = {
  400: { zh: "請求內容不正確。", en: "The request is not valid." },
  404: { zh: "找不到此資源。", en: "There is nothing here." },
  405: { zh: "不允許使用此請求方法。", en: "This method is not allowed here." },
  408: { zh: "請求逾時。", en: "The request took too long." },
  409: { zh: "目前無法完成此請求。", en: "This cannot be done as things stand." },
  411: { zh: "請求必須註明長度。", en: "The request has to say its length." },
  413: { zh: "請求內容過大。", en: "The request is too large." },
  414: { zh: "請求的網址過長。", en: "The address of the request is too long." },
  415: {
    zh: "請以 JSON（UTF-8）格式傳送內容。",
    en: "Send the request as JSON (application/json, UTF-8).",
  },
  416: { zh: "請求的範圍不正確。", en: "There is no such part." },
  429: {
    zh: "請求過於頻繁，請稍後再試。",
    en: "Too many requests. Please wait a little and try again.",
  },
  431: { zh: "請求標頭過大。", en: "The headers of the request are too large." },
  500: {
    zh: "伺服器發生錯誤，請聯絡管理員。",
    en: "Something went wrong on the server. It is not your fault.",
  },
  503: {
    zh: "服務暫時無法使用，請稍後再試。",
    en: "The service is busy. Please try again in a moment.",
  },
} as const satisfies Record<number, Words>;

export type KnownStatus = keyof typeof STATUS_MESSAGES;

/** Message for any status; unknown ones count as 400 or 500. */
export const statusMessage = (status: number): Words =>
  STATUS_MESSAGES[status as KnownStatus] ?? STATUS_MESSAGES[status < 500 ? 400 : 500];
