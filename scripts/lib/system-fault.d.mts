export function systemFault(error: unknown): string | undefined;
export function systemFaultIn(output: string): string | undefined;
export function fail(error: unknown, isExpected?: boolean): void;
