import { PassThrough, Readable, Writable } from "node:stream";
import { processTerminal } from "./terminal";

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** A keyboard: what is written into it is typed. */
const keyboard = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });

it("gives the lines of a text one after the other, and then nothing", async () => {
  const terminal = processTerminal(Readable.from(["one\n two ", "\n"]), nowhere());
  expect(terminal.isPerson).toBe(false);
  expect([await terminal.ask("?"), await terminal.ask("?"), await terminal.ask("?")]).toEqual([
    "one",
    "two",
    undefined,
  ]);
});

it("keeps what is pasted before it is asked for", async () => {
  const input = keyboard();
  const terminal = processTerminal(input, nowhere());
  const first = terminal.ask("?");
  input.write("one\rtwo\r");
  expect(await first).toBe("one");
  expect(await terminal.ask("?")).toBe("two");
  terminal.close();
});

it("ends the answers at Ctrl-D, before a question and in one", async () => {
  const input = keyboard();
  const terminal = processTerminal(input, nowhere());
  const asked = terminal.ask("?");
  input.write("\u0004");
  expect(await asked).toBeUndefined();
  expect(await terminal.ask("?")).toBeUndefined();
});
