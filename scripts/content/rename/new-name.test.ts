import { inProject } from "../testing/project";
import { rename } from "./rename";

it.each([
  ["unit fine Fine2", 'id is "Fine2"', 'did you mean "fine2"? allowed: for example "fine"'],
  ["unit fine ../x", 'id is "../x"', "small letters and digits"],
  ["unit fine fain.json", 'id is "fain.json"', 'did you mean "fain"?'],
  ["character leon Leo", 'cname is "Leo"', 'did you mean "leo"?'],
  ["club Theater The_Theater", 'key is "The_Theater"', 'did you mean "thetheater"?'],
  ["trip trip03 harbour", 'id is "harbour"', "trip01 to trip14"],
  ["song rainbow-circus Rainbow", 'id is "Rainbow"', 'did you mean "rainbow"?'],
  ["campaign spri_debut Debut", 'slug is "Debut"', 'did you mean "debut"?'],
  ["notice 2024-spri-debut 2024_debut", 'id is "2024_debut"', 'did you mean "2024-debut"?'],
  [`album unit-song-cd-1-fine ${"a".repeat(61)}`, "id is 61 characters long", "60 characters"],
])("%s: the new name is judged first, in one message", (args, says, advice) =>
  inProject(async (project) => {
    const before = project.files();
    const words = await project.run(rename, args).then(String, (error: Error) => error.message);
    expect(words).toContain(says);
    expect(words).toContain(advice);
    expect(words).toMatch(/^[^\n]*Nothing was written\.$/);
    expect(project.files()).toEqual(before);
  }),
);
