/**
 * Hexadecimal digits of the hashes in file names. Every page holds dozens, and they only distinguish versions of one
 * file.
 */
export const HASH_DIGITS = 6;
