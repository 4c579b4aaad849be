import { recordedPictures, recordPictures } from "./picture-counts";

const figures = (stage: string) => ({
  stage,
  pictures: 2,
  drawn: 1,
  encoded: 4,
  quick: 0,
  reused: 0,
  bytes: 10,
});

it("returns the last figures of each stage of this build", () => {
  expect(recordedPictures()).toEqual([]);
  recordPictures(figures("pictures"));
  recordPictures(figures("pictures for shared links"));
  recordPictures({ ...figures("pictures"), drawn: 0 });
  expect(recordedPictures().map(({ stage, drawn }) => [stage, drawn])).toEqual([
    ["pictures", 0],
    ["pictures for shared links", 1],
  ]);
});
