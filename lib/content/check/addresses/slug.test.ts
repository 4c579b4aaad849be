import { slugOf } from "./slug";

it.each([
  ["Three doors", "three-doors"],
  ["LOCK YOUR GAZE", "lock-your-gaze"],
  ["What we know, and what we don’t", "what-we-know-and-what-we-dont"],
  ["Who goes where?", "who-goes-where"],
])("makes an anchor of %s", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
