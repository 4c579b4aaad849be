export type Placeholders = Readonly<Record<string, unknown>>;

/** Fills a template. A text that is only a placeholder becomes its value, others are interpolated. */
export function fillTemplate(template: unknown, values: Placeholders): unknown {
  return JSON.parse(JSON.stringify(template), (_name, text: unknown) => {
    if (typeof text !== "string") return text;
    const [, onlyName] = /^\{(\w+)\}$/.exec(text) ?? [];
    const value = (name: string): unknown => {
      if (!Object.hasOwn(values, name)) throw new Error(`No value fills {${name}}.`);
      return values[name];
    };
    return onlyName === undefined
      ? text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(value(name)))
      : value(onlyName);
  });
}
