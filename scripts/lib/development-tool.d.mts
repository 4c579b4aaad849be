export function developmentTool(name: string, root?: string): string;
