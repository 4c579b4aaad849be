/** Replaces files imported for their address. */
module.exports = "/static/drawings.svg";
