import { catalogue } from "./explorer.fixtures";
import { panelFacts } from "./panel-facts";

const factsOf = (cname: string) => {
  const character = catalogue.characters.find((one) => one.cname === cname);
  if (!character) throw new Error(`no character ${cname}`);
  return Object.fromEntries(panelFacts(character).map(({ label, value }) => [label, value]));
};

it("writes the facts out", () => {
  expect(factsOf("tenshouin_eichi")).toMatchObject({
    Birthday: "10 January",
    Height: "179 cm",
    Blood: "O",
  });
});

it("says of what is unknown that it is, for every character", () => {
  for (const character of catalogue.characters) {
    for (const { label, value } of panelFacts(character)) {
      expect([character.cname, label, value]).not.toContain("-");
      expect([character.cname, label, value]).not.toContain("???");
      expect(value).toBeTruthy();
    }
  }
  expect(factsOf("gatekeeper")).toMatchObject({ "Birthday, age, height and the rest": "unknown" });
});
