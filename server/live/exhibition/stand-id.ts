import { digest } from "../digest";

/** 132 bits of a digest, too many for a second secret with the same. */
const ID_LENGTH = 22;

/**
 * Id of the stand published with a secret: a part of its hash. So a secret always means the same stand, proves
 * authorship, and need not be stored. Never begins with a hyphen, as options of commands do.
 */
export const standIdOf = (token: string): string =>
  digest("stand", token).slice(0, ID_LENGTH).replace(/^-/, "_");
