/** Cache of encoded pictures (ENCORE_CACHE), which take most of a first build. */
const pictures = process.env.ENCORE_CACHE;

/** Keeps it between builds at Netlify (docs.netlify.com/extend/develop-and-share/develop-build-plugins). */
module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(pictures),
  onPostBuild: ({ utils }) => utils.cache.save(pictures),
};
