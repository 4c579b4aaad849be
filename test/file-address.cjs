/** Stands for files that are imported for their address. */
module.exports = "/static/drawings.svg";
