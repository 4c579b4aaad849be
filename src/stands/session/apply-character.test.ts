import { makeSession } from "./session.fixtures";
import { applyCharacter } from "./part-actions";

it("applies a character's poster and their unit's colours as one step", () => {
  const session = makeSession();
  const before = session.stand;
  applyCharacter(session, 22);
  expect(session.stand.palette).toBe("undead");
  expect(session.stand.layers[1]).toEqual({ ...before.layers[1], character: 22 });
  expect(session.announcement).toBe("For Rei Sakuma");
  session.undo();
  expect(session.stand).toEqual(before);
});

it("changes nothing for a character without a poster", () => {
  const session = makeSession();
  const before = session.stand;
  applyCharacter(session, 404);
  expect(session.stand).toBe(before);
});
