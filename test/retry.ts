/**
 * Runs a failed test once more, as in the browser: one that then passes is reported as flaky (scripts/test.mjs) and
 * does not block publishing.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
