import { neighbours, neighboursInTime } from "./neighbours";

it("goes round: the last is followed by the first", () => {
  const tours = ["princess", "gourmet", "audience", "gladiator"];
  expect(neighbours(tours, 1)).toEqual(["princess", "audience"]);
  expect(neighbours(tours, 0)).toEqual(["gladiator", "gourmet"]);
  expect(neighbours(tours, 3)).toEqual(["audience", "princess"]);
});

it("begins and ends in time: the first follows none, and none follows the last", () => {
  expect(neighboursInTime(["2019", "2020", "2021"], 0)).toEqual([undefined, "2020"]);
  expect(neighboursInTime(["2019", "2020", "2021"], 2)).toEqual(["2020", undefined]);
});
