import { MARK } from "./change-comment";

/** Where a comment is written, and with what right. */
export interface Issue {
  /** Address of GitHub's API, without a slash at the end. */
  readonly api: string;
  /** Owner and name. */
  readonly repository: string;
  readonly number: number;
  readonly token: string;
}

interface Comment {
  id: number;
  body?: string;
  /** Absent where the account is gone. */
  user?: { login: string } | null;
}

/** Who writes with the token of a run. Anybody may write a comment that begins like ours. */
const AUTHOR = "github-actions[bot]";

/** Comments in one answer: the most that GitHub gives. */
const PAGE = 100;

/**
 * Writes our comment on a change, or replaces the one that is there already.
 * @throws Error with the status, if GitHub refuses
 */
export async function putComment(issue: Issue, body: string): Promise<void> {
  const { repository, number } = issue;
  const comments = `/repos/${repository}/issues/${number}/comments`;
  for (let page = 1; ; page += 1) {
    const found = (await ask(
      issue,
      "GET",
      `${comments}?per_page=${PAGE}&page=${page}`,
    )) as Comment[];
    const ours = found.find(
      ({ user, body: text }) => user?.login === AUTHOR && text?.startsWith(MARK),
    );
    if (ours) {
      await ask(issue, "PATCH", `/repos/${repository}/issues/comments/${ours.id}`, { body });
      return;
    }
    if (found.length < PAGE) break;
  }
  await ask(issue, "POST", comments, { body });
}

async function ask(
  { api, token }: Issue,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(api + path, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${token}`,
      "x-github-api-version": "2022-11-28",
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) {
    throw new Error(
      `GitHub answered ${answer.status} to ${method} ${path}: ${await answer.text()}`,
    );
  }
  return answer.json();
}
