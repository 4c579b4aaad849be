import { type HeaderRules, headerRules } from "./header-rules";
import { toNginx } from "./to-nginx";

const hash = (place: number) => `sha256-${String(place).padStart(43, "x")}=`;
const longest = (file: string) => Math.max(...file.split(/[\s;]*\n/).map((line) => line.length));

// test/hosts tests that nginx accepts these files and answers by them.
describe("toNginx", () => {
  const { map, headers } = toNginx(headerRules({ scripts: [hash(1)], styles: [] }));

  it("sets every header on every answer, errors too, and hides a proxied server’s own", () => {
    expect(headers).toContain('add_header x-content-type-options "nosniff" always;');
    const added = headers.match(/^add_header \S+/gm) ?? [];
    const hidden = headers.match(/^proxy_hide_header [^;]+/gm) ?? [];
    expect(hidden.map((line) => line.split(" ")[1])).toEqual(
      added.map((line) => line.split(" ")[1]),
    );
  });

  it("chooses the caching by the file", () => {
    expect(headers).toContain("add_header cache-control $encore_cache_control always;");
    expect(map).toContain('"~^/static/" "public, max-age=31536000, immutable";');
    expect(map).toContain('default "public, max-age=0, must-revalidate";');
  });

  it("opens the data for others to them, and sends nothing of it elsewhere", () => {
    expect(map).toContain('"~^/data/" "*";');
    expect(map).toMatch(/access_control_allow_origin \{\n {2}default "";/);
    expect(headers).toContain(
      "add_header access-control-allow-origin $encore_access_control_allow_origin always;",
    );
  });

  it("puts a long policy together from parts that nginx can read", () => {
    const scripts = Array.from({ length: 200 }, (_, index) => hash(index));
    const long = toNginx(headerRules({ scripts, styles: [] }));
    expect(longest(long.map)).toBeLessThan(4096);
    expect(longest(long.headers)).toBeLessThan(4096);
    const text = [...long.map.matchAll(/default "([^"]* ?)";\n}/g)]
      .map(([, part]) => part)
      .join("");
    for (const one of scripts) expect(text).toContain(` '${one}'`);
  });

  it("turns http into https only in answers over TLS", () => {
    expect(headers).toMatch(/^add_header content-security-policy ".*\$encore_upgrade" always;$/m);
    expect(map).toMatch(
      /map "\$scheme \$http_x_forwarded_proto" \$encore_upgrade \{\n {2}"~\\bhttps\\b" "; upgrade-/,
    );
    expect(map.match(/upgrade-insecure-requests/g)).toHaveLength(1);
  });

  it("quotes a value that has quotation marks by the others", () => {
    expect(headers).toContain(`add_header speculation-rules '"/speculation-rules.json"' always;`);
    expect(headers).toContain(`"default-src 'none';`);
  });

  it.each([`a"b'c`, "a$b", "a\\b", "a\nb"])(
    "refuses a value that would end its quotes: %j",
    (bad) => {
      const rules: HeaderRules = [{ pattern: "^/", headers: { "x-test": bad } }];
      expect(() => toNginx(rules)).toThrow("Not sayable");
    },
  );
});
