import type { Request, Response } from "express";
import { errorEnvelope } from "./live/http/request-error";

/** All paths below it answer with envelopes, even for errors. */
export const API_PREFIX = "/api/";

/** Refuses a request: below /api/ with an envelope, elsewhere with the status's name. */
export function sendError(request: Request, response: Response, status: number): void {
  if (request.path.startsWith(API_PREFIX)) response.status(status).json(errorEnvelope(status));
  else response.sendStatus(status);
}
