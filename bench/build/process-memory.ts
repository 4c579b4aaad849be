import { readdirSync, readFileSync } from "node:fs";

/** Bytes of a page of memory, which Linux counts by. */
const PAGE = 4096;

interface Process {
  parent: number;
  /** Resident bytes. */
  resident: number;
}

/**
 * Resident memory of a process and all below it, bytes; what they share counts for each. 0 where
 * there is no /proc.
 */
export function treeMemory(pid: number): number {
  const processes = allProcesses();
  const isBelow = (id: number): boolean => {
    if (id === pid) return true;
    const parent = processes.get(id)?.parent;
    return parent !== undefined && parent > 0 && isBelow(parent);
  };
  return [...processes]
    .filter(([id]) => isBelow(id))
    .reduce((sum, [, { resident }]) => sum + resident, 0);
}

function allProcesses(): Map<number, Process> {
  return new Map(
    namesIn("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const process = readProcess(name);
        return process ? [[Number(name), process] as const] : [];
      }),
  );
}

/** A process may end while it is read. */
function readProcess(name: string): Process | undefined {
  try {
    // The name of the program, which may hold anything, stands in brackets before all else.
    const fields = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { parent: Number(fields[1]), resident: Number(fields[21]) * PAGE };
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
