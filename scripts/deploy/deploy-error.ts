/** A deployment cannot be made as it was asked for; the message says why and what to do. */
export class DeployError extends Error {
  override name = "DeployError";
}
