import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./e2e/chromium";

const PORT = 9123;

/** Tests of the built site in a real browser, at desktop and at phone size. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second try is reported as flaky.
  retries: 1,
  // Machines that build sites for others are slow now and then.
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Each test sees the network, except those of the worker itself (offline.spec.ts).
    serviceWorkers: "block",
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: "npx --no-install tsx scripts/serve.ts",
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    env: { HOST: "127.0.0.1", PORT: String(PORT), GATSBY_TELEMETRY_DISABLED: "1" },
  },
});
