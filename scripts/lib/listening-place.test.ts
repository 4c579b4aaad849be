import { listen } from "../../server/listen";
import { listenErrorMessage, portIn } from "./listening-place";

it("parses a port, and rejects other texts", () => {
  expect([portIn("0"), portIn("9000"), portIn("65535")]).toEqual([0, 9000, 65535]);
  for (const text of ["abc", "70000", "-1", "90 00", "9e3"]) {
    expect(() => portIn(text)).toThrow(`PORT is "${text}", and has to be a number`);
  }
});

it.each(["encore.invalid", "192.0.2.1"])(
  "says of %s that it is no address of the machine",
  async (host) => {
    const error = await listen(() => undefined, host, 0).catch((fault: unknown) => fault);
    expect(listenErrorMessage(error, host, 0)).toContain(
      `HOST is "${host}", which is not an address`,
    );
  },
);

it("reports a port that this user may not use", () => {
  const error = Object.assign(new Error("listen EACCES"), { code: "EACCES", syscall: "listen" });
  expect(listenErrorMessage(error, "127.0.0.1", 80)).toContain(
    "PORT is 80, which this user may not",
  );
  expect(listenErrorMessage(new Error("other"), "127.0.0.1", 80)).toBeUndefined();
});
