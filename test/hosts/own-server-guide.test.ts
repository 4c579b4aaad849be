import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ExampleSite, exampleSite } from "./example-site";
import { type Nginx, startNginxWith } from "./nginx";

/** The commands of docs/publish-own-server.md that write a configuration, in their order. */
const [AT_ROOT = "", ...BELOW] = [
  ...readFileSync("docs/publish-own-server.md", "utf8").matchAll(/```sh\n(.*?)```/gs),
]
  .map(([, commands = ""]) => commands.replaceAll(/^ {3}/gm, ""))
  .filter((commands) => /> \/tmp\//.test(commands));

const SITE = "encore.example";
let site: ExampleSite;
let folder: string;

beforeAll(() => {
  site = exampleSite([{ from: "/old", to: "/a" }]);
  folder = mkdtempSync(join(tmpdir(), "encore-guide-"));
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www/index.html"), "another site");
  const names = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const form = ["-x509", "-nodes", "-newkey", "rsa:2048", "-subj", `/CN=${SITE}`, "-days", "1"];
  execFileSync("openssl", ["req", ...form, ...names], { stdio: "ignore" });
});

afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

/** Starts nginx with what some commands write, as Debian includes it, on ports of this machine. */
async function nginxBy(commands: string): Promise<Nginx> {
  const script = commands.replaceAll("/tmp/", `${folder}/`);
  execFileSync("bash", ["-ec", `SITE=${SITE}\nAT=/fans/encore\n${script}`]);
  const here = (file: string, [secure, plain, inner]: readonly number[]) =>
    readFileSync(join(folder, file), "utf8")
      .replaceAll(/listen \[::\].*/g, "")
      .replace(/^ +listen 443 /m, `listen 127.0.0.1:${secure} `)
      .replace("listen 80;", `listen 127.0.0.1:${plain};`)
      .replaceAll("127.0.0.1:8080", `127.0.0.1:${inner}`)
      .replaceAll("/srv/encore/public.headers", site.generated)
      .replaceAll("/srv/encore/public", site.folder)
      .replaceAll("/srv/www", join(folder, "www"))
      .replaceAll(`/etc/letsencrypt/live/${SITE}`, folder)
      .replaceAll("/etc/nginx", folder);
  return startNginxWith((ports) => {
    if (script.includes("below-a-path")) {
      writeFileSync(join(folder, "below-a-path.conf"), here("below-a-path.conf", ports));
    }
    return here("encore.conf", ports);
  });
}

/** Asks over https. */
const fetchFrom = (address: string, path: string) =>
  new Promise<{ status: number | undefined; policy: unknown; body: string }>((done, failed) => {
    const options = { rejectUnauthorized: false, headers: { host: SITE, accept: "*/*" } };
    request(`${address}${path}`, options, async (response) => {
      const { statusCode: status, headers } = response;
      done({ status, policy: headers["content-security-policy"], body: await text(response) });
    })
      .on("error", failed)
      .end();
  });

it("serves the site over https by the commands of the guide", async () => {
  const nginx = await nginxBy(AT_ROOT);
  try {
    expect(await fetchFrom(nginx.address, "/a")).toMatchObject({
      status: 200,
      policy: expect.stringContaining("default-src 'none'"),
      body: expect.stringContaining("<title>A"),
    });
    expect(await fetchFrom(nginx.address, "/none")).toMatchObject({ status: 404 });
  } finally {
    await nginx.stop();
  }
});

it("serves the site below a path, beside another one, by the commands of the guide", async () => {
  expect(BELOW).toHaveLength(2);
  const nginx = await nginxBy(BELOW.join("\n"));
  try {
    expect(await fetchFrom(nginx.address, "/fans/encore/a")).toMatchObject({
      status: 200,
      policy: expect.stringContaining("default-src 'none'"),
      body: expect.stringContaining("<title>A"),
    });
    expect(await fetchFrom(nginx.address, "/fans/encore")).toMatchObject({ status: 200 });
    expect(await fetchFrom(nginx.address, "/fans/encore/none")).toMatchObject({ status: 404 });
    expect(await fetchFrom(nginx.address, "/")).toMatchObject({
      status: 200,
      body: "another site",
    });
  } finally {
    await nginx.stop();
  }
});
