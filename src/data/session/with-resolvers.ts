/** Polyfills `Promise.withResolvers` for keycloak-js (Chrome has it since 119, Safari since 17.4). */
export function provideWithResolvers(promises: { withResolvers?: unknown }): void {
  promises.withResolvers ??= () => {
    const parts: Record<string, unknown> = {};
    parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  };
}
