/** The moment in UTC to the second, as all answers write it (content/schema/api/shared.schema.json). */
export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;
