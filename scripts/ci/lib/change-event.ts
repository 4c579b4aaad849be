import { readFileSync } from "node:fs";

/** The change that a run of GitHub Actions is for. */
export interface ChangeEvent {
  readonly number: number;
  /** Its last commit. */
  readonly head: string;
  /** Whether it comes from this repository and from a person: others get no preview and no comment. */
  readonly isTrusted: boolean;
}

/** What a change is compared with: its run checks out the merge, whose first parent is what it is merged into. */
export const BASE = "HEAD^1";

/**
 * Reads the event of a run.
 * @throws Error if the run is not for a pull request
 */
export function changeEvent({ GITHUB_EVENT_PATH = "" }: NodeJS.ProcessEnv): ChangeEvent {
  if (GITHUB_EVENT_PATH === "") throw new Error("GITHUB_EVENT_PATH is not set: this is for CI.");
  const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH, "utf8")) as {
    pull_request?: PullRequest;
  };
  if (!event.pull_request) throw new Error("This run is not for a pull request.");
  const { number, base, head, user } = event.pull_request;
  return {
    number,
    head: head.sha,
    // The repository of a fork may be gone already.
    isTrusted: head.repo?.full_name === base.repo.full_name && user.login !== DEPENDABOT,
  };
}

/** Proposes new versions of packages: what they run has been read by nobody yet. */
const DEPENDABOT = "dependabot[bot]";

interface PullRequest {
  number: number;
  user: { login: string };
  base: { repo: { full_name: string } };
  head: { sha: string; repo: { full_name: string } | null };
}

/** Address of a run, with its log and its artifacts. */
export const runAddress = (env: NodeJS.ProcessEnv): string =>
  `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;

/** A template such as `https://pr-{number}.encore.example` for a change; `{commit}` is its last commit. */
export function filledIn(template: string, { number, head }: ChangeEvent): string {
  return template.replaceAll("{number}", String(number)).replaceAll("{commit}", head);
}
