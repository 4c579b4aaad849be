import { newSecret } from "./new-secret";

test("a secret is 22 characters of base64url, and no two are the same", () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{22}$/);
  expect(new Set(secrets).size).toBe(50);
});
