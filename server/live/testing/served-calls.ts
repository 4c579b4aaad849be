import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { type Answer, request } from "../../../test/hosts/request";
import type { CallHandler } from "../http/serve";

/** A server of one call, which can be replaced at any time. */
export interface ServedCalls {
  handler: CallHandler;
  /** IP address that requests come from. */
  visitor: string;
  /** Requests a path; returns the response with its parsed body. */
  ask(path?: string, options?: Parameters<typeof request>[2]): Promise<Answer & { json: unknown }>;
  send(
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer & { readonly json: unknown }>;
  close(): void;
}

/** Serves calls on a port of its own, with bodies parsed as for Gatsby's functions. */
export async function serveCalls(visitor: string): Promise<ServedCalls> {
  const app = express().use(express.json({ type: () => true }), (asked, response) => {
    Object.defineProperty(asked, "ip", { value: served.visitor });
    return served.handler(asked, response);
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const served: ServedCalls = {
    handler: () => Promise.reject(new Error("no call is served")),
    visitor,
    async ask(path = "/", options = {}) {
      const answer = await request(address, path, options);
      const text = String(answer.body);
      return { ...answer, json: text === "" ? undefined : (JSON.parse(text) as unknown) };
    },
    send(body, headers = {}) {
      const text = JSON.stringify(body);
      return served.ask("/", {
        method: "POST",
        body: text,
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(text)),
          ...headers,
        },
      });
    },
    close: () => server.close(),
  };
  return served;
}
