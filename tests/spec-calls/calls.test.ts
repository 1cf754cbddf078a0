import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod/v4';
import { useFullWorld } from '#tests/audience/full-world.ts';
import { callsMade } from '#tests/spec-calls/calls-made.ts';
import { callerOf, viewers, type SpecViewer } from '#tests/spec-calls/made-call.ts';
import { specCalls, type SpecLine } from '#tests/spec-calls/rows.ts';

/*
 * Section 7's calls, made by everybody as the specification's client makes them, and their answers compared with
 * it key by key. Neither the payloads nor what is read comes from the contract.
 */
const { world, tool } = useFullWorld();
const made = callsMade(tool);
const lines = Object.keys(specCalls) as SpecLine[];
const exact = new Set<SpecLine>();

/** Keys of a payload, of objects and lists in it with a dot. */
function keysOf(payload: unknown, path = ''): string[] {
  if (payload instanceof FormData) return [...payload.keys()];
  if (Array.isArray(payload)) return [path, ...payload.flatMap((item) => keysOf(item, path))];
  if (typeof payload !== 'object' || payload === null) return [path];
  return Object.entries(payload).flatMap(([key, value]) => [
    path && `${path}.${key}`,
    ...keysOf(value, path ? `${path}.${key}` : key),
  ]);
}

/** What differs between an answer and what the specification reads of it. */
function differencesIn(reads: z.ZodType, answer: unknown): string[] {
  const issues = reads.safeParse(answer).error?.issues ?? [];
  const nameOf = (part: PropertyKey) => (typeof part === 'number' ? '[]' : String(part));
  return [...new Set(issues.map(({ path, message }) => `${path.map(nameOf).join('.')}: ${message}`))];
}

/** A refusal as the specification's client reads it: `error` or `message`, one sentence, and a list for each wrong field. */
function differencesInRefusal(body: unknown): string[] {
  const { error, message, details } = body as Record<string, unknown>;
  const isRead = typeof error === 'string' && error !== '' && message === error;
  const lists = Object.values(details ?? {});
  return isRead && lists.every((list) => Array.isArray(list)) ? [] : [`refused with ${JSON.stringify(body)}`];
}

async function call(line: SpecLine, who: SpecViewer, payload?: number): Promise<string[]> {
  const { before, at, sends, statuses, done } = made[line];
  const caller = callerOf(world, who);
  await world.renew();
  await before?.(world, caller);
  const [method = '', template = ''] = line.split(/ (.*)/);
  const values = at?.(world, who) ?? {};
  const path = template.replace(/\{(.+?)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const sent = payload === undefined ? undefined : (await sends?.(world, who))?.[payload];
  const body =
    sent instanceof FormData
      ? { body: sent }
      : sent && { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } };
  const response = await caller.fetch(path, { method, ...body });
  const answer: unknown = await response.json();
  const expected = statuses[viewers.indexOf(who)];
  if (response.status !== expected)
    return [`${response.status} in place of ${expected}: ${JSON.stringify(answer)}`];
  if (!response.ok) return differencesInRefusal(answer);
  const row = specCalls[line];
  const differences = differencesIn(row.reads, answer);
  if ('status' in row && row.status !== response.status) differences.push(`status ${response.status}`);
  await done?.({ caller, world, sent: sent ?? {}, answer }).catch((error: Error) =>
    differences.push(error.message),
  );
  return differences;
}

describe('the calls of section 7', () => {
  beforeAll(() => world.renewIfChanged());
  afterAll(() => {
    process.stdout.write(lines.map((line) => `${exact.has(line) ? 'exact ' : 'DIFFERS'} ${line}\n`).join(''));
    process.stdout.write(`${exact.size} of ${lines.length} exact\n`);
  });

  it('are thirty-four', () => {
    expect(lines).toHaveLength(34);
  });

  it.each(lines)('%s is made and answered as the table says', async (line) => {
    const differences: string[] = [];
    const keys = new Set<string>();
    for (const who of viewers) {
      const payloads = (await made[line].sends?.(world, who)) ?? [];
      for (const key of payloads.flatMap((payload) => keysOf(payload))) keys.add(key);
      for (const [index] of payloads.length > 0 ? payloads.entries() : [[undefined]])
        differences.push(
          ...(await call(line, who, index)).map(
            (each) => `${who}${index === undefined ? '' : `, payload ${index + 1}`}: ${each}`,
          ),
        );
    }
    differences.push(
      ...specCalls[line].payload.filter((key) => !keys.has(key)).map((key) => `${key} was never sent`),
    );
    if (differences.length === 0) exact.add(line);
    expect(differences, differences.join('\n')).toEqual([]);
  });
});
