import { findNodeAtOffset, getNodePath, parseTree } from "jsonc-parser";
import type { Path, Problem } from "../../../lib/content/check/problem";
import { findInJson, offsetsIn } from "../../../lib/content/read/position";
import type { Draft } from "../draft/draft";

/** A form that is filled in. */
interface FilledForm {
  /** The file as problems name it. */
  readonly file: string;
  readonly text: string;
  /** The part of the form that a new file is made of; undefined if it is the whole. */
  readonly partOf?: ((file: string) => Path) | undefined;
}

/** Problems of records that are not there yet, at the places of the form that say the same. */
export function inForm(
  problems: readonly Problem[],
  draft: Draft,
  { file: form, text, partOf }: FilledForm,
): Problem[] {
  const made = new Set(draft.changes().flatMap(({ file, kind }) => (kind === "new" ? [file] : [])));
  const find = findInJson(text);
  return problems.map((problem) => {
    if (!made.has(problem.file)) return problem;
    const path = [...(partOf?.(problem.file) ?? []), ...pathAt(draft, problem)];
    return { ...problem, file: form, ...find(path) };
  });
}

/** The path of the value that a problem is about. */
function pathAt(draft: Draft, problem: Problem): Path {
  const text = draft.text(problem.file) ?? "";
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offsetsIn(text)(problem));
  return node ? getNodePath(node) : [];
}
