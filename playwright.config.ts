import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./e2e/chromium";
import "./test/memory-folder.cjs";

const PORT = Number(process.env.E2E_PORT ?? 9123);

/**
 * What visitors of one run store: a new database each time. It is named in the environment, which the
 * workers inherit, so that a test can do in it what a maintainer does.
 */
process.env.E2E_DATABASE_URL ??= `file:${join(tmpdir(), `encore-e2e-${Date.now()}-${process.pid}`, "encore.db")}`;

/**
 * Tests of the built site in a real browser: at desktop size, those with the tag @phone at phone size
 * instead.
 */
export default defineConfig({
  testDir: "e2e",
  globalTeardown: "./e2e/remove-database.ts",
  fullyParallel: true,
  // Tests wait for pages: with three a fifth of two cores was idle, though other steps ran beside them.
  workers: 4,
  // A test that passes only at its second try is reported as flaky.
  retries: 1,
  // Machines that build sites for others are slow now and then.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { intervals: [50] } },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // What moves costs a processor about a fifth of a page; tests that are about it let it move (moving.ts).
    contextOptions: { reducedMotion: "reduce" },
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
