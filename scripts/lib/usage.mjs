import { say } from "./say.mjs";

/** Usage and options of the commands in package.json without subcommands. */
const USAGES = {
  start: {
    usage: `npm start

Installs what is missing, builds the site with quick pictures and serves it. PORT and HOST say where (9000, 127.0.0.1).`,
    options: [],
  },
  test: {
    usage: `npm test
npm run test:quick    types, lint, format, content, and the unit tests of what has changed
npm run test:content  the content, the built pages and the hosts: what a change of content is published after
npm run test:full     everything, with the real pictures and what is slow

Installs what is missing, builds the site and runs all tests of that build.`,
    options: ["--full", "--quick", "--content"],
  },
  "test:look": {
    usage: `npm run test:look [-- COMMIT [PAGE …]]

Takes pictures of one page of each kind, at phone and desktop size: of COMMIT (main) and of the files as they are.
PAGE is a name in e2e/pages.ts. Shows what differs in .report/look/index.html; exit code 1 if something does.`,
  },
  build: {
    usage: `npm run build

Builds the site as it is published, in public/. ENCORE_ADDRESS=https://… gives its address, GATSBY_FUNCTIONS=on builds
the functions, ENCORE_PICTURES=quick encodes missing pictures quickly.`,
    options: [],
  },
  clean: {
    usage: `npm run clean

Removes what builds keep: .cache and public. The next build begins from nothing; encoded pictures are kept.`,
    options: [],
  },
  develop: {
    usage: `npm run develop [-- --port N]

Serves the site at http://127.0.0.1:8000 while you edit. Other options are those of gatsby develop.`,
  },
  serve: {
    usage: `npm run serve

Serves the last build. PORT and HOST say where (9000, 127.0.0.1), ENCORE_DATABASE_URL names the database.`,
    options: [],
  },
  types: {
    usage: `npm run types

Writes the TypeScript types, and all else that follows from content/schema.`,
    options: [],
  },
  "bench:api": {
    usage: `npm run bench:api [-- --servers N]

Sends 10,000 mixed requests to the functions of the last build: to a server with a file, or to N servers that share a
PostgreSQL. Exit code 1 if an answer is wrong or lost.`,
  },
  "bench:build": {
    usage: `npm run bench:build [-- --sizes 1,10,100] [--runs N] [--kinds LIST] [--write]

Measures builds of the content and of several times as much. --write puts the figures into docs/performance.md.`,
  },
  "bench:content": {
    usage: `npm run bench:content [-- --write]

Measures the content check. --write puts the figures into docs/performance.md.`,
  },
  "bench:pages": {
    usage: `npm run bench:pages [-- PATH …] [--runs N] [--reports FOLDER] [--write]

Measures pages of the last build in a browser. --write puts the figures into docs/performance.md.`,
  },
};

/** Prints the usage and exits for --help, -h and unknown arguments. @param {keyof typeof USAGES} name */
export function helpIfAsked(name, args = process.argv.slice(2)) {
  const { usage, options } = USAGES[name];
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    say(usage);
    process.exit(0);
  }
  const unknown = options && args.find((arg) => !options.includes(arg));
  if (unknown === undefined) return;
  console.error(`It does not know "${unknown}".\n\n${usage}`);
  process.exit(2);
}
