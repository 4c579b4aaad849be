import { compared } from "./compare.fixtures";
import { rowsOf } from "./compare-facts";

const pupil = compared(1, "isara_mao", "Mao Isara", "171");
const { school: _school, class: _class, ...left } = compared(2, "x", "X", "180").profile;
const graduate = { ...pupil, profile: { ...left, school: null, class: null } };
const newcomer = { ...graduate, profile: { ...graduate.profile, year1: null } };

const school = (...chosen: (typeof pupil)[]) => {
  const row = rowsOf(chosen).find(({ label }) => label === "School, Year 1");
  return row && chosen.map((one) => row.factOf(one).value);
};

it("has no row for the school if none of the characters went to one", () => {
  expect(school(graduate)).toBeUndefined();
  expect(school(newcomer, graduate)).toBeUndefined();
});

it("distinguishes characters who were no pupils in Year 1 from unknown ones", () => {
  const known = "Yumenosaki Academy, class 3-A";
  expect(school(pupil, graduate, newcomer)).toEqual([known, "not a pupil", "unknown"]);
});

it("marks an age of Year 1", () => {
  const early = { ...pupil.profile, age: "29", ageText: "As of 1 July, Year 1", year1: null };
  const row = rowsOf([pupil]).find(({ label }) => label === "Age");
  expect(row?.factOf({ ...pupil, profile: early }).value).toBe("29 (Year 1)");
  expect(row?.factOf(pupil).value).toBe("18");
});

it("omits facts that are unknown for all", () => {
  const { profile } = pupil;
  const without = { ...pupil, profile: { ...profile, blood: "-", hand: "-" } };
  const labels = (...chosen: (typeof pupil)[]) => rowsOf(chosen).map(({ label }) => label);
  expect(labels(without)).not.toEqual(expect.arrayContaining(["Blood type"]));
  expect(labels(without)).not.toEqual(expect.arrayContaining(["Handedness"]));
  expect(labels(without, pupil)).toEqual(expect.arrayContaining(["Blood type", "Handedness"]));
});
