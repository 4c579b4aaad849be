import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type Manifest, readManifest } from "../../lib/site/manifest/manifest";
import type { BuildReport } from "../../lib/site/report/build-report";
import { reportFile } from "../../lib/site/report/folder";
import { filesBelow, pathOfFile } from "../../lib/site/ledger/site-paths";

/** What a build leaves beside the sources and a cold build does without: what CI keeps between runs. */
const LEFT_BY_BUILDS = [
  ".cache",
  ".content",
  ".report",
  "public",
  "deploy/generated",
  "src/gatsby-types.d.ts",
  "src/ui/tokens/generated",
];

/** What is in the environment of a build besides that of this process. */
export type Environment = Readonly<Record<string, string>>;

const ENVIRONMENT = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // All that a build can make.
  GATSBY_FUNCTIONS: "on",
  CI: "true",
};

/** A copy of this project to build in. */
export class Project {
  readonly root: string;

  /** What was copied: paths from the root. */
  readonly sources: readonly string[];

  /**
   * Copies sources; the dependencies are linked.
   * @param source the project's folder
   * @param root where the copy is to be; made, or empty
   * @param sources what to copy; what git tracks and what it does not ignore when absent
   */
  constructor(source: string, root: string, sources: readonly string[] = sourcesOf(source)) {
    this.root = root;
    this.sources = sources.filter((file) => existsSync(join(source, file)));
    for (const file of this.sources) cpSync(join(source, file), join(root, file));
    execFileSync("cp", ["-al", join(source, "node_modules"), join(root, "node_modules")]);
  }

  /** Builds, and gives the report. @throws with the end of the output if the build fails */
  build(environment: Environment = {}): BuildReport {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
      cwd: this.root,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      env: { ...ENVIRONMENT, ...environment },
    });
    if (status !== 0) {
      throw new Error(`The build in ${this.root} failed:\n${endOf(stdout)}\n${endOf(stderr)}`);
    }
    return JSON.parse(readFileSync(reportFile(this.root, "report.json"), "utf8")) as BuildReport;
  }

  /** Builds beside whatever else builds here. @throws if the build fails */
  async buildBeside(): Promise<void> {
    const [code] = await once(this.#start(), "close");
    if (code !== 0) throw new Error(`A build beside another one in ${this.root} failed.`);
  }

  #start() {
    return spawn(process.execPath, ["scripts/build.mjs"], {
      cwd: this.root,
      stdio: ["ignore", "pipe", "inherit"],
      env: ENVIRONMENT,
      detached: true,
    });
  }

  /**
   * Begins a build, and kills it when it says that it has got to a stage.
   * @param isAlone leaves what it has started running
   * @throws if it never gets to the stage
   */
  async killBuild(stage: string, isAlone = false): Promise<void> {
    const building = this.#start();
    const pid = Number(building.pid);
    createInterface({ input: building.stdout }).on("line", (line) => {
      if (line.includes(stage)) process.kill(isAlone ? pid : -pid, "SIGKILL");
    });
    const [, signal] = await once(building, "exit");
    if (signal !== "SIGKILL") throw new Error(`The build never got to “${stage}”.`);
  }

  /** Takes away all that builds have left here. */
  clean(): void {
    for (const path of LEFT_BY_BUILDS)
      rmSync(join(this.root, path), { recursive: true, force: true });
  }

  /** Puts what builds have left in another project into this one, as a restored cache would. */
  restore(from: Project): void {
    for (const path of LEFT_BY_BUILDS) {
      const target = join(this.root, path);
      mkdirSync(dirname(target), { recursive: true });
      if (existsSync(join(from.root, path)))
        cpSync(join(from.root, path), target, { recursive: true });
    }
  }

  /** Every file of the built site. */
  manifest(): Manifest {
    const manifest = readManifest(reportFile(this.root, "manifest.json"));
    if (!manifest) throw new Error(`There is no manifest in ${this.root}.`);
    return manifest;
  }

  /** Addresses of the pages whose document or data hold some words. */
  pagesWith(words: string): string[] {
    const holds = (file: string) => this.read(`public/${file}`).includes(words);
    return filesBelow(join(this.root, "public"))
      .filter((file) => /\.html$|^page-data\/.+\/page-data\.json$/.test(file) && holds(file))
      .map(pageOfFile);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.root, file));
  }

  /** Changes a record. */
  edit<Content>(file: string, change: (record: Content) => Content): void {
    const record = change(JSON.parse(this.read(file)) as Content);
    this.write(file, `${JSON.stringify(record, null, 2)}\n`);
  }
}

/** The address of the page that a document or the answer of its query belongs to. */
export const pageOfFile = (file: string): string =>
  pathOfFile(
    file
      .replace(/^page-data\/(.+)\/page-data\.json$/, "$1/index.html")
      .replace(/^index\/index/, "index"),
  );

/** What git tracks in a project, and what it does not ignore: paths from its root. */
export function sourcesOf(root: string): string[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return files.split("\0").filter(Boolean);
}

/** The last lines of an output; whole bundles can stand on one. */
const endOf = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-40)
    .map((line) => line.slice(0, 300))
    .join("\n");
