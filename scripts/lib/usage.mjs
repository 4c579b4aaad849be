import { say } from "./say.mjs";

/** Usage and options of the commands in package.json without subcommands. */
const USAGES = {
  start: {
    usage: `npm start

Installs missing packages, builds the site with quick pictures and serves it at HOST and PORT (127.0.0.1, 9000).`,
    options: [],
  },
  test: {
    usage: `npm test
npm run test:quick    types, lint, format, content, and the unit tests of what has changed
npm run test:content  the content, the built pages and the hosts, as before a change of content is published
npm run test:full     everything, with the real pictures and slow tests

Installs missing packages, builds the site and runs all tests of that build.`,
    options: ["--full", "--quick", "--content"],
  },
  "test:look": {
    usage: `npm run test:look [-- COMMIT [PAGE …]]

Takes pictures of one page of each kind, at phone and desktop size: of COMMIT (main) and of the files as they are.
PAGE is a name in e2e/pages.ts. Writes the differences to .report/look/index.html; exit code 1 if there are any.`,
  },
  build: {
    usage: `npm run build

Builds the site for publishing, in public/. ENCORE_ADDRESS=https://… sets its address, GATSBY_FUNCTIONS=on builds
the functions, ENCORE_PICTURES=quick encodes missing pictures quickly.`,
    options: [],
  },
  clean: {
    usage: `npm run clean

Removes .cache and public. The next build is a cold one; encoded pictures are kept.`,
    options: [],
  },
  develop: {
    usage: `npm run develop [-- --port N]

Serves the site at http://127.0.0.1:8000 while you edit. Other options are those of gatsby develop.`,
  },
  serve: {
    usage: `npm run serve

Serves the last build at HOST and PORT (127.0.0.1, 9000). ENCORE_DATABASE_URL names the database.`,
    options: [],
  },
  types: {
    usage: `npm run types

Generates the TypeScript types, and all other files that follow from content/schema.`,
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
    usage: `npm run bench:pages [-- PATH …] [--runs N] [--write]

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
  console.error(`Unknown argument "${unknown}".\n\n${usage}`);
  process.exit(2);
}
