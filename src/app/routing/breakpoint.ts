/** Widest viewport that counts as mobile, in CSS pixels (SPEC section 9); repeated in style sheets. */
export const MOBILE_MAX_WIDTH = 1023;
