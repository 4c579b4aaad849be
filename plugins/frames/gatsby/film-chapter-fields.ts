/** What follows for a chapter from those before it; the site adds it, because the type is of another plugin. */
export const FILM_CHAPTER_FIELDS = `
  type FilmChapter implements Node {
    "Its first frame in the film, from 1."
    firstFrame: Int! @filmFrame(edge: "first")
    "Its last frame in the film."
    lastFrame: Int! @filmFrame(edge: "last")
    "The frame of the film that stands for it in the storyboard, 16:9."
    widePicture: Picture! @filmStill(shape: "wide")
    "The same, 4:5, for phones."
    tallPicture: Picture! @filmStill(shape: "tall")
  }
`;
