// Has GitHub Actions turn the lines of `npm run content check` into annotations of the files.
console.log("::add-matcher::.github/problem-matcher.json");
