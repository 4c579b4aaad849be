import { execFile, type ExecFileException } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { CommandError } from "../../../lib/command-line/command-error";
import { pathsBeside, type Target } from "./target";

/** Compares bytes, not times; makes files readable for all. */
const ALWAYS = ["--recursive", "--ignore-times", "--chmod=D755,F644"];

/** A folder on another machine, by rsync over ssh: `deploy@encore.example:/srv/encore/public`. */
export function rsyncTarget(address: string, command: readonly string[] = ["rsync"]): Target {
  const rsync = (args: readonly string[], input?: string) => run([...command, ...args], input);
  const rsyncFiles = async (paths: readonly string[], args: readonly string[]): Promise<void> => {
    if (paths.length === 0) return;
    await rsync(["--from0", "--files-from=-", ...args], paths.join("\0"));
  };
  const folder = address.replace(/\/+$/, "");
  const parent = folder.slice(0, -basename(folder).length);
  const { state, headers } = pathsBeside(folder);
  return {
    name: folder,
    readState: () =>
      withTemporaryFolder(async (scratch) => {
        const file = join(scratch, "state.json");
        await rsync(["--ignore-missing-args", state, file]);
        return existsSync(file) ? readFile(file, "utf8") : undefined;
      }),
    writeState: (text) =>
      withTemporaryFolder(async (scratch) => {
        const file = join(scratch, "state.json");
        await writeFile(file, text);
        // rsync itself writes a temporary file and renames it.
        await rsync([...ALWAYS, file, state]);
      }),
    isEmpty: async () => {
      // The parent must exist: otherwise a typing mistake would publish to a wrong place.
      await rsync(["--list-only", parent]);
      const found = await rsync(["--list-only", "--ignore-missing-args", folder]);
      if (found.trim() === "") return true;
      const inside = await rsync(["--list-only", `${folder}/`]);
      return inside.split("\n").every((line) => /^$|\s\.$/.test(line));
    },
    upload: (from, paths) =>
      rsyncFiles(paths, [...ALWAYS, "--mkpath", "--delay-updates", `${from}/`, `${folder}/`]),
    remove: (paths) =>
      withTemporaryFolder(async (empty) => {
        // rsync needs the local folder of a file to remove it remotely.
        for (const path of paths) await mkdir(join(empty, dirname(path)), { recursive: true });
        const how = ["--recursive", "--no-implied-dirs", "--delete-missing-args"];
        await rsyncFiles(paths, [...how, `${empty}/`, `${folder}/`]);
      }),
    uploadHeaders: async (from) => {
      if (!existsSync(from)) return;
      await rsync([...ALWAYS, "--mkpath", "--delay-updates", `${from}/`, `${headers}/`]);
    },
    clear: () =>
      withTemporaryFolder(async (empty) => {
        // From an empty folder, `--delete` removes the included names.
        const paths = [folder, headers, state].map((path) => basename(path));
        const ours = paths.flatMap((name) => [`--include=/${name}`, `--include=/${name}/**`]);
        const how = ["--recursive", "--delete", ...ours, "--exclude=*"];
        await rsync([...how, `${empty}/`, parent]);
      }),
  };
}

const execute = promisify(execFile);

const NOT_FOUND = /rsync: (?:command )?not found/;

const notInstalled = (program: string, where: string) =>
  new CommandError(
    `${program} is not installed${where}: install it (Debian: sudo apt-get install rsync, macOS: brew install rsync).`,
    1,
  );

const CONNECTION_FAILED =
  /^ssh: |Permission denied|Host key verification|connection unexpectedly closed|Connection (?:refused|reset|timed out)/m;

/** Reasons of ssh other than a refused key, such as a host name that does not resolve. */
const SSH_ERROR = /^ssh: (.*)/m;

function connectionHint(stderr: string | undefined, args: readonly string[]): string {
  const host = args.map((one) => /^([\w.@-]+):\//.exec(one)?.[1]).find((one) => one !== undefined);
  if (host === undefined || !CONNECTION_FAILED.test(stderr ?? "")) return "";
  const [, reason] = SSH_ERROR.exec(stderr ?? "") ?? [];
  if (reason) return `\nThe other machine was not reached; ssh says: ${reason.trim()}`;
  return `\nThe other machine did not let us in: try ssh ${host} until it does, then deploy again.`;
}

/** @throws CommandError with rsync's message for a non-zero exit code */
async function run([program = "", ...args]: readonly string[], input = ""): Promise<string> {
  const running = execute(program, args, { maxBuffer: Number.POSITIVE_INFINITY });
  // If rsync exits early, its exit code tells the reason.
  running.child.stdin?.on("error", () => {}).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, signal, stderr, message } = error as ExecFileException;
    if (code === ("ENOENT" as unknown)) throw notInstalled(program, "");
    if (NOT_FOUND.test(stderr ?? "")) throw notInstalled(program, " on the other machine");
    throw new CommandError(
      typeof code === "string"
        ? `${program} cannot be run: ${message}`
        : `${program} ended with ${code ?? signal}: ${stderr?.trim()}${connectionHint(stderr, args)}`,
      1,
    );
  }
}

async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "encore-deploy-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
