export function helpIfAsked(name: string, args?: readonly string[]): void;
