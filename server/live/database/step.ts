export type Engine = "file" | "postgres";

/** Statements of a step, applied in one transaction. Released steps never change; add another instead. */
export type Step = (engine: Engine) => readonly string[];

/** By name, in alphabetical order. */
export type Steps = Readonly<Record<string, Step>>;
