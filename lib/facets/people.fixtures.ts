import type { Person } from "./facets";

const value = (id: string) => ({ value: id, label: id.toUpperCase() });

type Row = Partial<Omit<Person, "profile">> & {
  name: string;
  profile?: Partial<Person["profile"]>;
};

const person = ({ profile, ...row }: Row) => ({
  unit: value("undead"),
  agency: value("rl"),
  clubs: [],
  hairColors: [],
  eyeColors: [],
  ...row,
  profile: { birthday: "-", height: "-", blood: "-", ...profile },
});

/** Four people of whom different things are known. */
export const people = [
  person({
    name: "Rei",
    clubs: [value("BandBB"), value("Niki")],
    hairColors: ["black"],
    eyeColors: ["red"],
    profile: { birthday: "11-02", height: "180", blood: "B", hand: "right", class: "3-B" },
  }),
  person({
    name: "Koga",
    clubs: [value("BandBB")],
    hairColors: ["grey", "white"],
    eyeColors: ["blond"],
    profile: { birthday: "07-18", height: "175", blood: "O", hand: "right", class: "2-B" },
  }),
  person({
    name: "Esu",
    unit: value("spri"),
    agency: value("nd"),
    hairColors: ["grey", "light blue"],
    profile: { birthday: "02-09", height: "???", hand: "left", school: "Yumenosaki Academy" },
  }),
  person({ name: "Godfather", unit: value("other"), agency: value("other") }),
];
