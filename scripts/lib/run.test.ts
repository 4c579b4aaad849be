function environmentFor(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  let given: NodeJS.ProcessEnv = {};
  const before = process.env;
  process.env = env;
  jest.isolateModules(() => {
    given = jest.requireActual<{ environment: NodeJS.ProcessEnv }>("./run.mjs").environment;
  });
  process.env = before;
  return given;
}

it("builds functions only if requested", () => {
  expect(environmentFor({})).not.toHaveProperty("GATSBY_FUNCTIONS");
  expect(environmentFor({ GATSBY_FUNCTIONS: "on" })).toMatchObject({ GATSBY_FUNCTIONS: "on" });
});

it("sends nothing to the makers of Gatsby", () => {
  expect(environmentFor({})).toMatchObject({ GATSBY_TELEMETRY_DISABLED: "1" });
});

it("passes computed input to a running command", async () => {
  const { runQuietly } = jest.requireActual<{
    runQuietly: (command: string, parameters: string[], options: object) => Promise<string>;
  }>("./run.mjs");
  const echo = ["-e", "process.stdin.pipe(process.stdout)"];
  const output = await runQuietly(process.execPath, echo, { input: async () => "valid" });
  expect(output).toBe("valid");
});
