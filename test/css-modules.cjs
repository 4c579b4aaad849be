/** Stands in for CSS Modules under Jest: every class is named as it is written. */
module.exports = new Proxy({}, { get: (_, name) => String(name) });
