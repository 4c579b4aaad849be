/** @jest-environment jsdom */
import { createClickQueue } from "./click-queue";

let loads: number;
let clicks: string[];
beforeEach(() => {
  loads = 0;
  clicks = [];
  document.body.innerHTML = `
    <button id="heart"><span id="inside">♥</span></button>
    <button id="menu" popovertarget="drawer"></button>
    <a id="plain" href="#plain"></a>
    <a id="kept" href="#kept" data-replay></a>`;
});

const start = () => createClickQueue(document, () => loads++);
const press = (id: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
};
let listening: AbortController;
afterEach(() => listening?.abort());
const listen = () => {
  listening = new AbortController();
  document.addEventListener("click", ({ target }) => clicks.push((target as Element).id), {
    signal: listening.signal,
  });
};

it("queues a click on a control, requests the scripts, and replays it", () => {
  const queue = start();
  press("inside");
  expect(loads).toBe(1);
  const heart = document.getElementById("heart");
  expect(heart?.getAttribute("aria-busy")).toBe("true");
  listen();
  queue.replay();
  expect(heart?.getAttribute("aria-busy")).toBeNull();
  expect(clicks).toEqual(["heart"]);
  press("heart");
  queue.replay();
  expect(clicks).toEqual(["heart", "heart"]);
});

it("leaves controls that need no scripts to the browser", () => {
  start();
  expect(press("plain").defaultPrevented).toBe(false);
  press("menu");
  expect(press("kept", { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(loads).toBe(0);
});

it("queues links, and follows the last one if scripts fail", () => {
  const queue = start();
  expect(press("kept").defaultPrevented).toBe(true);
  expect(queue.hasLink()).toBe(true);
  queue.follow();
  expect(window.location.hash).toBe("#kept");
  expect(queue.hasLink()).toBe(false);
});

it("prevents buttons from submitting forms without scripts", () => {
  const queue = start();
  document.body.innerHTML = `<form><button id="begin">Begin</button></form>`;
  expect(press("begin").defaultPrevented).toBe(true);
  listen();
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  queue.replay();
  expect(clicks).toEqual(["begin"]);
});

it("forgets controls that are gone", () => {
  const queue = start();
  press("heart");
  document.body.innerHTML = "";
  listen();
  queue.replay();
  expect(clicks).toEqual([]);
});

it("follows a link, but no button, if the scripts have not come after a while", () => {
  jest.useFakeTimers();
  window.location.hash = "";
  const queue = start();
  press("heart");
  jest.advanceTimersByTime(60_000);
  press("kept");
  expect(window.location.hash).toBe("");
  jest.advanceTimersByTime(6000);
  expect(window.location.hash).toBe("#kept");
  queue.replay();
  jest.useRealTimers();
});
