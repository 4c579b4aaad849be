/** What a build says of itself. */
export interface LoggedBuild {
  /** Seconds by the name of the stage; stages of one name are added up. */
  stages: Record<string, number>;
  /** Pages whose HTML was rendered. */
  rendered: number;
}

/** `success run page queries - 2.345s - 60/60 25.6/s`: a stage, its seconds, and how many of how many. */
const STAGE = /^success (.+?) - ([\d.]+)s(?: - (\d+)\/\d+)?/;

/** The stage that renders pages. */
const RENDERING = "Building static HTML for pages";

/** Reads the lines that Gatsby prints where its output is no terminal; other lines mean nothing. */
export function readLog(text: string): LoggedBuild {
  const stages: Record<string, number> = {};
  let rendered = 0;
  for (const line of text.split("\n")) {
    const [, name, seconds, count] = STAGE.exec(line) ?? [];
    if (name === undefined) continue;
    stages[name] = (stages[name] ?? 0) + Number(seconds);
    if (name === RENDERING) rendered += Number(count ?? 0);
  }
  return { stages, rendered };
}
