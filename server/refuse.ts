import type { Request, Response } from "express";
import { errorEnvelope } from "./live/http/refusal";

/** Everything below answers with envelopes, refusals too. */
export const API_PREFIX = "/api/";

/** Refuses a request: below /api/ in the shape of all its answers, elsewhere with the status's name. */
export function refuse(request: Request, response: Response, status: number): void {
  if (request.path.startsWith(API_PREFIX)) response.status(status).json(errorEnvelope(status));
  else response.sendStatus(status);
}
