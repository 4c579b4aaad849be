/**
 * The text of a file of content/api as the site is built from it: without `$schema`, which tells editors
 * where its schema is and is no part of the answer.
 */
export function answerText(text: string): string {
  const data = JSON.parse(text) as object;
  if (Array.isArray(data) || !("$schema" in data)) return text;
  const { $schema: _schema, ...answer } = data;
  return `${JSON.stringify(answer, null, 2)}\n`;
}
