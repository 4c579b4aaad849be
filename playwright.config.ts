import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./e2e/chromium";
import "./test/memory-folder.cjs";

const PORT = Number(process.env.E2E_PORT ?? 9123);

/**
 * A new database for each run. Workers inherit its address from the environment, so that a test can act as a
 * maintainer.
 */
process.env.E2E_DATABASE_URL ??= `file:${join(tmpdir(), `encore-e2e-${Date.now()}-${process.pid}`, "encore.db")}`;

/** Tests of the built site in a real browser: at desktop size, those with the tag @phone at phone size instead. */
export default defineConfig({
  testDir: "e2e",
  globalTeardown: "./e2e/remove-database.ts",
  fullyParallel: true,
  // Tests wait for pages: with three workers a fifth of two cores was idle, despite other parallel steps.
  workers: 4,
  // A test that passes only at its second try is reported as flaky.
  retries: 1,
  // Build machines are slow now and then.
  timeout: 90_000,
  expect: { timeout: 30_000, toPass: { intervals: [50] } },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Animations take about a fifth of the CPU time of a page; tests of animations allow them (moving.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Without service workers each test sees the network, except in offline.spec.ts.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone\b/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: /@phone\b/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: "node --import tsx scripts/serve.ts",
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    env: {
      HOST: "127.0.0.1",
      PORT: String(PORT),
      GATSBY_TELEMETRY_DISABLED: "1",
      ENCORE_DATABASE_URL: process.env.E2E_DATABASE_URL,
    },
  },
});
