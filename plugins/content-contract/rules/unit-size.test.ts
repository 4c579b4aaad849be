import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "mam gets a second member",
    breaks: (content) => {
      content.edit("units/mam.json", (unit) => unit.list.push(27));
      content.edit("units/fine.json", (unit) => unit.list.splice(1, 1));
      content.edit("characters/hibiki_wataru.json", (record) => {
        record.unit = "mam";
      });
    },
    file: "units/mam.json",
    at: '"list": ^[',
    rule: "unit-size",
    says: ["unit mam has 2 members", "allowed: 1 member"],
  },
  {
    what: "a unit has six members",
    breaks: (content) => {
      content.edit("units/ryuseitai.json", (unit) => unit.list.push(27));
      content.edit("units/fine.json", (unit) => unit.list.splice(1, 1));
      content.edit("characters/hibiki_wataru.json", (record) => {
        record.unit = "ryuseitai";
      });
    },
    file: "units/ryuseitai.json",
    at: '"list": ^[',
    rule: "unit-size",
    says: ["unit ryuseitai has 6 members", "allowed: 2 to 5 members"],
  },
]);
