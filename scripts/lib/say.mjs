/** Prints a line. @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`);
