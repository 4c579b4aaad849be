import { digest } from "../digest";

/** 132 of a digest's bits: nobody finds a second secret that gives them. */
const ID_LENGTH = 22;

/**
 * The id of the stand that is published with a secret. It is a part of the secret's hash, so the same
 * secret always means the same stand, whoever holds the secret has proved to be its maker, and the
 * secret itself is not kept. It never begins with a hyphen, which in a command begins an option.
 */
export const standIdOf = (token: string): string =>
  digest("stand", token).slice(0, ID_LENGTH).replace(/^-/, "_");
