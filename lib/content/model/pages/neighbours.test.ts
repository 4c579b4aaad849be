import { neighbours } from "./neighbours";

it("goes round: the last is followed by the first", () => {
  const tours = ["princess", "gourmet", "audience", "gladiator"];
  expect(neighbours(tours, 1)).toEqual(["princess", "audience"]);
  expect(neighbours(tours, 0)).toEqual(["gladiator", "gourmet"]);
  expect(neighbours(tours, 3)).toEqual(["audience", "princess"]);
});
