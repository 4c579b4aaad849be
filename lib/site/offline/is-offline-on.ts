/** The flag of the build: `off` takes the service worker back from every browser that has it. */
export const OFFLINE_FLAG = "ENCORE_OFFLINE";

/** Whether a build with the environment `env` has a service worker. */
export function isOfflineOn(env: Record<string, string | undefined>): boolean {
  return env[OFFLINE_FLAG] !== "off";
}
