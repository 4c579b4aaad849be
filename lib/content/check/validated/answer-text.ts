/** Text of a file in content/api for the site: without `$schema`, which is for editors. */
export function answerText(text: string): string {
  const data = JSON.parse(text) as object;
  if (Array.isArray(data) || !("$schema" in data)) return text;
  const { $schema: _schema, ...answer } = data;
  return `${JSON.stringify(answer, null, 2)}\n`;
}
