/** Endings by which words of one stem differ: compose, composer and composing are one. */
const ENDING = /(?<=.{3})(ings?|ers?|ies|ed|es|[sey])$/;

/** The stem of a folded word, rough but the same for what is asked and for what is told. */
export const stemOf = (word: string): string => word.replace(ENDING, "");
