/**
 * Hexadecimal digits of hashes in names of files, which every page holds by the dozen. They have to tell a file from its
 * other versions only.
 */
export const HASH_DIGITS = 6;
