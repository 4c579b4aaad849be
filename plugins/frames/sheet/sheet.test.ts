import { resolve } from "node:path";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { filmMaterial } from "../sources/material";
import { filmOf } from "../timeline/film";
import { filmSheet } from "./sheet";

it("lays the frames that are asked for in rows", async () => {
  const film = filmOf(filmMaterial(readCatalogue(resolve("content"))));
  const options = { shape: "wide", first: 2, last: 4, width: 80, columns: 2 } as const;
  const sheet = await filmSheet(film, options);
  const { info } = await sheet.toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2 * 84 + 4, 2 * 49 + 4]);
});
