import { createApp } from "../../server/app";
import { listen, type RunningServer } from "../../server/listen";
import { type ExampleSite, exampleSite } from "./example-site";
import { type Nginx, startNginx } from "./nginx";
import { request } from "./request";

let site: ExampleSite;
let ours: RunningServer;
let nginx: Nginx;

beforeAll(async () => {
  site = exampleSite();
  ours = await listen(createApp(site), "127.0.0.1", 0);
  nginx = await startNginx({ public: site.folder, generated: site.generated });
});

afterAll(async () => {
  await nginx?.stop();
  await ours?.stop();
  site?.remove();
});

it.each(["/", "/nowhere", "/a", "/.hidden"])(
  "our server and nginx turn http into https for %s only where it was asked for over TLS",
  async (path) => {
    const policies = async (headers: Record<string, string>) => {
      const servers = [ours.address, nginx.address];
      const answers = await Promise.all(servers.map((one) => request(one, path, { headers })));
      return answers.map((answer) => answer.headers["content-security-policy"] ?? "");
    };
    const plain = await policies({});
    expect(plain.filter((policy) => policy.includes("upgrade"))).toEqual([]);
    const secure = await policies({ "x-forwarded-proto": "https" });
    expect(secure).toEqual(plain.map((policy) => `${policy}; upgrade-insecure-requests`));
  },
);
