/** Widest viewport that counts as mobile, in CSS pixels (SPEC section 9). Style sheets say it too. */
export const MOBILE_MAX_WIDTH = 1023;
