/** `npm run content:check`: prints every problem of content/; exit code 1 if there is one. */
import { checkContent } from "./check-content";
import { report } from "./report";

const problems = checkContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exitCode = 1;
} else {
  console.log("The content is sound.");
}
