/** The comment that the build of a change has made, in the artifact of the build. */
export const COMMENT_FILE = ".report/comment.md";
