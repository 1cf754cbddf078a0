import { amountsIn, type AmountGiven } from '#contract/audience/answers.ts';
import type { KeyScope } from '#contract/common/api-key-scopes.ts';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';

/** By call what its answer tells of amounts that people gave; most tell of none. */
const amountsByCall = new Map(
  Object.entries<Operation>(operations).map(([name, { response }]) => [
    name,
    response ? amountsIn(response) : [],
  ]),
);

/** The answer to a call as a key with these scopes may read it: without `money:read` nobody's amount is in it. */
export const asKeyMayRead = <Answer>(
  answer: Answer,
  name: OperationName,
  { scopes }: { scopes: readonly KeyScope[] },
): Answer => {
  const amounts = scopes.includes('money:read') ? [] : (amountsByCall.get(name) ?? []);
  return amounts.reduce<unknown>(without, answer) as Answer;
};

function without(value: unknown, amount: AmountGiven): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, amount));
  const [field = '', ...path] = amount.path;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return value;
  const { [field]: inside, ...others } = value as Record<string, unknown>;
  if (path.length > 0) return { ...value, [field]: without(inside, { ...amount, path }) };
  return amount.nullable ? { ...value, [field]: null } : others;
}
