import type { Unit } from "../../../content/types";
import { type ContentCopy, testBroken } from "../testing/broken-content";

const MAM = "units/mam.json";
const FINE = "units/fine.json";
const RYUSEITAI = "units/ryuseitai.json";

const listOf = (content: ContentCopy, file: string) => content.record<Unit>(file).list;

testBroken([
  {
    what: "mam gets a second member",
    breaks: (content) => {
      content.edit(MAM, { list: [...listOf(content, MAM), 27] });
      content.edit(FINE, { list: listOf(content, FINE).toSpliced(1, 1) });
      content.edit("characters/hibiki_wataru.json", { unit: "mam" });
    },
    file: MAM,
    at: '"list": ^[',
    rule: "unit-size",
    says: ["unit mam has 2 members", "allowed: 1 member"],
  },
  {
    what: "a unit has six members",
    breaks: (content) => {
      content.edit(RYUSEITAI, { list: [...listOf(content, RYUSEITAI), 27] });
      content.edit(FINE, { list: listOf(content, FINE).toSpliced(1, 1) });
      content.edit("characters/hibiki_wataru.json", { unit: "ryuseitai" });
    },
    file: RYUSEITAI,
    at: '"list": ^[',
    rule: "unit-size",
    says: ["unit ryuseitai has 6 members", "allowed: 2 to 5 members"],
  },
]);
