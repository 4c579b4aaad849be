export function systemErrorMessage(error: unknown): string | undefined;
export function systemErrorIn(output: string): string | undefined;
export function fail(error: unknown, isExpected?: boolean): void;
