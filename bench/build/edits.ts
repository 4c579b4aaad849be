export interface Edit {
  /** Path from the project's root. */
  file: string;
  change(text: string, run: number): string;
}

const CHARACTER = "content/characters/tenshouin_eichi.json";

/** Hair colour of the first run, #101010; later ones are consecutive. */
const FIRST_COLOR = 0x10_10_10;

export const EDITS: Readonly<Record<"json" | "picture" | "component", Edit>> = {
  json: {
    file: CHARACTER,
    change: (text, run) => {
      const record = JSON.parse(text) as { desc: string };
      return formatted({ ...record, desc: `${record.desc} (${run})` });
    },
  },
  picture: {
    file: CHARACTER,
    change: (text, run) => {
      const record = JSON.parse(text) as { look: { hair: object } };
      const color = `#${(FIRST_COLOR + run).toString(16)}`;
      return formatted({
        ...record,
        look: { ...record.look, hair: { ...record.look.hair, color } },
      });
    },
  },
  /** A part of the pages of characters, which are most pages, and of no others. */
  component: {
    file: "src/catalogue/character-page/character-facts.tsx",
    change: (text, run) => {
      const changed = text.replace("<section ", `<section data-run="${run}" `);
      if (changed === text) throw new Error("The component to be edited has no section.");
      return changed;
    },
  },
};

const formatted = (record: object) => `${JSON.stringify(record, null, 2)}\n`;
