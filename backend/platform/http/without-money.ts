import type { KeyScope } from '#contract/common/api-key-scopes.ts';

/** Who gave how much, in answers that also tell other things: fields that are left out, and those that are null then. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hideAmount']);
const EMPTIED: ReadonlySet<string> = new Set(['contributionAmount', 'received']);

/** An answer as a key with these scopes may read it: without `money:read` nobody's amount is in it. */
export const asKeyMayRead = <T>(answer: T, { scopes }: { scopes: readonly KeyScope[] }): T =>
  scopes.includes('money:read') ? answer : (withoutMoney(answer) as T);

function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMoney);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, each]) => [name, EMPTIED.has(name) ? null : withoutMoney(each)]),
  );
}
