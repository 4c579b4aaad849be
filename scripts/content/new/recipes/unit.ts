import type { Character, Office } from "../../../../content/types";
import type { Draft } from "../../draft/draft";
import { characterFile, fileOf, freeName } from "../known-records";
import { colorSetOf } from "../color-set";
import { addTo, put, takeFrom } from "../put";
import {
  type Answers,
  numbersOf,
  type Question,
  questionsOn,
  type Recipe,
  textOf,
} from "../question";
import {
  makeNewIdols,
  membersQuestion,
  newIdolNamed,
  newIdolQuestions,
  unitAnswers,
} from "./new-idols";

const FILE = "unit.schema.json";
const ID = /^[a-z0-9]+$/;

/** A unit of characters who are in others so far or have no record yet, and its place in an office. */
export const unit: Recipe = {
  questions: (draft) => [
    {
      name: "id",
      at: ["common.schema.json", "definitions", "line"],
      about: "Slug of the unit: the end of its address and the name of its file.",
      objection: (id) =>
        ID.test(String(id))
          ? freeName("unit", draft)(id)
          : `id is "${id}"; allowed: small letters and digits`,
    },
    ...questionsOn(FILE, ["name", "names.ja?", "names.kana?", "names.zhHant?"]),
    ...questionsOn(FILE, ["list"]).map((one) => ({ ...one, ...membersQuestion(draft) })),
    ...newIdolQuestions(draft),
    ...questionsOn(FILE, ["leader"]).map(
      (one): Question => ({
        ...one,
        usual: (answers) => numbersOf(answers, "list")[0],
        standsFor: newIdolNamed(draft),
        objection: (leader, answers) =>
          numbersOf(answers, "list").includes(Number(leader))
            ? undefined
            : `leader is ${leader}, who is not in the list`,
      }),
    ),
    {
      name: "office",
      at: ["common.schema.json", "definitions", "officeId"],
      about: "The office that the unit belongs to.",
    },
    {
      ...(questionsOn(FILE, ["imageColor"])[0] as Question),
      about: "The colour of the unit; all others follow from it.",
    },
    ...questionsOn(FILE, ["mark?", "backdrop?"]),
    ...questionsOn(FILE, [
      "firstRelease.date?",
      "firstRelease.title",
      "display.lead",
      "display.leadEn",
      "display.desc",
    ]).map((one) =>
      one.name === "firstRelease.title"
        ? { ...one, isAsked: (answers: Answers) => answers["firstRelease.date"] !== undefined }
        : one,
    ),
  ],
  make(draft: Draft, answers: Answers) {
    const { office, ...rest } = unitAnswers(answers);
    const id = textOf(answers, "id");
    const colors = colorSetOf(textOf(answers, "imageColor"));
    const file = fileOf("unit", id);
    const { text, color1, light, cv } = colors;
    const record = put(draft, file, FILE, {
      names: {},
      ...rest,
      colors,
      "display.color": color1,
      "display.img": `units/${id}-wide`,
      "display.img_sp": `units/${id}-tall`,
      "display.logo": `units/${id}-mark`,
      "display.nameColor": text,
      "display.sloganColor": text,
      "display.cvColor": cv,
      "display.otherColor": cv,
      "display.circleColor": light,
    });
    addTo<Office>(draft, `content/offices/${office}.json`, "list", id);
    for (const one of draft.recordsOf<Character>("characters")) {
      if (!numbersOf(answers, "list").includes(one.id)) continue;
      takeFrom(draft, fileOf("unit", one.unit), "list", one.id);
      put(draft, characterFile(draft, one), "character.schema.json", {
        ...one,
        unit: id,
      });
    }
    const idols = makeNewIdols(draft, answers, id);
    return {
      record: idols.length > 0 ? [record, ...idols.map((idol) => idol.record)] : record,
      checklist: [
        `${file}: mark and backdrop say how it is drawn; npm run content preview ${id}-wide shows it.`,
        ...new Set(idols.flatMap(({ checklist }) => checklist)),
      ],
    };
  },
};
