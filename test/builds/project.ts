import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type Manifest, manifestOf } from "../../lib/site/manifest/manifest";
import type { BuildReport } from "../../lib/site/report/build-report";
import { reportFile } from "../../lib/site/report/folder";
import { filesBelow, pathOfFile } from "../../lib/site/site-files/site-paths";

/** Files of builds, not needed for a cold build; CI keeps them between runs. */
const LEFT_BY_BUILDS = [
  ".cache",
  ".content",
  ".report",
  "public",
  "deploy/generated",
  "src/gatsby-types.d.ts",
  "src/ui/tokens/generated",
];

export type Environment = Readonly<Record<string, string>>;

const ENVIRONMENT = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // All optional output.
  GATSBY_FUNCTIONS: "on",
  CI: "true",
};

export class Project {
  readonly root: string;

  readonly sources: readonly string[];

  /**
   * Copies sources and links dependencies.
   * @param source the project's folder
   * @param root folder of the copy; created, or empty
   * @param sources paths to copy; by default tracked files and those not ignored by git
   */
  constructor(source: string, root: string, sources: readonly string[] = sourcesOf(source)) {
    this.root = root;
    this.sources = sources.filter((file) => existsSync(join(source, file)));
    for (const file of this.sources) cpSync(join(source, file), join(root, file));
    execFileSync("cp", ["-al", join(source, "node_modules"), join(root, "node_modules")]);
  }

  /** Builds, and returns the report. @throws with the end of the output if the build fails */
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

  /** Builds while other builds run here. @throws if the build fails */
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
   * Starts a build, and kills it at a stage.
   * @param leavesChildren true to leave its child processes running
   * @throws if it never reaches the stage
   */
  async killBuild(stage: string, leavesChildren = false): Promise<void> {
    const building = this.#start();
    const pid = Number(building.pid);
    createInterface({ input: building.stdout }).on("line", (line) => {
      if (line.includes(stage)) process.kill(leavesChildren ? pid : -pid, "SIGKILL");
    });
    const [, signal] = await once(building, "exit");
    if (signal !== "SIGKILL") throw new Error(`The build never got to “${stage}”.`);
  }

  clean(): void {
    for (const path of LEFT_BY_BUILDS)
      rmSync(join(this.root, path), { recursive: true, force: true });
  }

  /** Copies the files of builds from another project, as a restored cache would. */
  restore(from: Project): void {
    for (const path of LEFT_BY_BUILDS) {
      const target = join(this.root, path);
      mkdirSync(dirname(target), { recursive: true });
      if (existsSync(join(from.root, path)))
        cpSync(join(from.root, path), target, { recursive: true });
    }
  }

  /** The files of the built site as they are: the manifest of a build goes by the names of pictures. */
  manifest(): Manifest {
    return manifestOf(join(this.root, "public"));
  }

  /** Addresses of pages whose HTML or data contains words. */
  pagesWith(words: string): string[] {
    const contains = (file: string) => this.read(`public/${file}`).includes(words);
    return filesBelow(join(this.root, "public"))
      .filter((file) => /\.html$|^page-data\/.+\/page-data\.json$/.test(file) && contains(file))
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

  edit<Content>(file: string, change: (record: Content) => Content): void {
    const record = change(JSON.parse(this.read(file)) as Content);
    this.write(file, `${JSON.stringify(record, null, 2)}\n`);
  }
}

/** Address of the page of an HTML or page data file. */
export const pageOfFile = (file: string): string =>
  pathOfFile(
    file
      .replace(/^page-data\/(.+)\/page-data\.json$/, "$1/index.html")
      .replace(/^index\/index/, "index"),
  );

/** Tracked files, and those that git does not ignore; paths from the root. */
export function sourcesOf(root: string): string[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return files.split("\0").filter(Boolean);
}

/** Last lines of an output; shortened, since a line may hold a whole bundle. */
const endOf = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-40)
    .map((line) => line.slice(0, 300))
    .join("\n");
