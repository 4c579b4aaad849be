/** @jest-environment jsdom */
import { registerWorker } from "./register-worker";

const registration = {} as ServiceWorkerRegistration;
const env = { ...process.env };

function browserHas(workers: object | undefined): void {
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
}

beforeEach(() => {
  process.env = { ...env, NODE_ENV: "production" };
  browserHas({
    register: (address: string) =>
      address === "/sw.js" ? Promise.resolve(registration) : Promise.reject(new Error(address)),
  });
});
afterEach(() => {
  process.env = env;
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("the worker is registered", () => {
  it("in a production build", async () => {
    expect(await registerWorker()).toBe(registration);
  });

  it("not in development", async () => {
    process.env = { ...env, NODE_ENV: "development" };
    expect(await registerWorker()).toBeNull();
  });

  it("not with the flag off", async () => {
    process.env.ENCORE_OFFLINE = "off";
    expect(await registerWorker()).toBeNull();
  });

  it("not in browsers without workers", async () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    expect(await registerWorker()).toBeNull();
  });

  it("not if the browser denies it, without throwing", async () => {
    browserHas({ register: () => Promise.reject(new DOMException("no", "SecurityError")) });
    expect(await registerWorker()).toBeNull();
  });
});
