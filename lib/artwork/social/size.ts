/** Size of a picture for shared links (Open Graph), in pixels; also in the head of its page. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
