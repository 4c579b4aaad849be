import { parsePageHead } from "./page-head";

const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body></body></html>`;

test("a head is read, whatever the order of its attributes, with its entities", () => {
  const html = page(
    '<title data-gatsby-head="true">Tom &amp; Jerry&#x27;s · Encore</title>' +
      '<meta data-gatsby-head="true" name="description" content="Say &quot;hi&quot; &lt;3"/>' +
      '<link href="https://encore.example/tom" rel="canonical"/>',
  );
  expect(parsePageHead("/tom", html)).toEqual({
    path: "/tom",
    title: "Tom & Jerry's · Encore",
    description: 'Say "hi" <3',
    canonical: "https://encore.example/tom",
    hidden: false,
  });
});

test("a page that is not a destination is marked, and needs no canonical address", () => {
  const html = page('<title>Not here</title><meta name="robots" content="noindex"/>');
  expect(parsePageHead("/404", html)).toEqual({
    path: "/404",
    title: "Not here",
    description: "",
    hidden: true,
  });
});

test("a page may bring its policy", () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>`;
  expect(parsePageHead("/a", page(meta)).policy).toBe("script-src 'self'");
});

test("counts nothing in the body as part of the head", () => {
  const html = `${page("<title>A</title>")}<meta name="description" content="B">`;
  expect(parsePageHead("/a", html).description).toBe("");
});
