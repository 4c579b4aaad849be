/** Where the built site has its style sheet of colours. */
export const COLORS_ADDRESS = "/colors.css";
