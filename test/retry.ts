/**
 * A test that fails is run once more, as in the browser: one that passes then is reported as flaky
 * (scripts/test.mjs) and does not hold up what is being published.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
