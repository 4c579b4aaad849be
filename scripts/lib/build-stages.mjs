import { say } from "./say.mjs";

/** Stages of a build in order: the message, and the line of Gatsby's log that ends it. */
const STAGES = [
  { message: "checking the content", ends: /^success onPreBootstrap/ },
  { message: "encoding pictures", ends: /^success pictures -/ },
  { message: "listing pages", ends: /^success createPages -/ },
  { message: "bundling scripts", ends: /^success Building production JavaScript/ },
  { message: "bundling the renderer", ends: /^success Building HTML renderer/ },
  { message: "rendering pages", ends: /^success Building static HTML/ },
  { message: "finishing", ends: /^success onPostBuild -/ },
];

/** `info pictures: 312 of 624` */
const PICTURES = /^info pictures: (.+)/;

/** Reports the progress of a build. Returns a function for each line of its log. @returns {(line: string) => void} */
export function reportStages(print = say) {
  let at = 0;
  const report = (...words) => print(`  ${[STAGES[at].message, ...words].join(", ")}`);
  report();
  return (line) => {
    const [, pictures] = PICTURES.exec(line) ?? [];
    if (pictures) return report(pictures);
    const ended = STAGES.findIndex(({ ends }) => ends.test(line));
    if (ended < at || ended === STAGES.length - 1) return undefined;
    at = ended + 1;
    return report();
  };
}
