import { beforeAll, describe, expect, it } from 'vitest';
import { keyScopes } from '#contract/common/api-key-scopes.ts';
import { pathOf } from '#contract/operation.ts';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import { useFullWorld } from '#tests/audience/full-world.ts';
import { amounts } from '#tests/audience/people.ts';
import { recipeOf, recipes } from '#tests/audience/recipes.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { TEST_ORIGIN, type Caller } from '#tests/setup/test-backend.ts';

/*
 * What a key without `money:read` gets, from every call that reads, in a wedding where everything there is happened: no
 * amount that anybody gave. A number that is new in an answer is money until it stands in the list below.
 */
const { world, tool } = useFullWorld();
const own = recipes(tool);

const reading = (Object.keys(operations) as OperationName[]).filter((name) => {
  const { method, apiKey } = operations[name];
  return method === 'GET' && apiKey !== 'never';
});

/** Numbers that tell of nobody's money: counts, sizes, moments, and what things cost. */
const noMoney: readonly RegExp[] = [
  // people, by what they said and what became of writing to them
  /\.(adults|children|heads|people|individual|withFamily|partyLimit|byEvent|guessed|expected|unanswered|uncountedFamilies|coming|notComing|notSaid|invited|notInvited|sendable|unreachable)$/,
  /\.(confirmed|dateChanged|declined|pending|toThank|linkReady|sending|sent|waiting|delayed|later|told|untold|unwanted|undelivered)$/,
  /\.(guests|counts|summary|runs|sent)\.total$|\.notTold\.\w+$|\.choices\.guests$|\.(answered|recorded)$/,
  /\.(guest|confirmed|gift|function|collaborator)Count$|^getEventStats\.(events|gifts|guests|upcoming)\w+$/,
  /^getInvitationReview\.((leftOut|likelyEmails)\.count|ways\.\w+)$|^getNextToSend\.skipped$|^listChats\.open$|\.openChats$/,
  /^getGuestImport\.import\.(counts\.\w+|guestLimit\.limit)$|\.unusedColumns\.rows$/,
  /^getGuestRemoval\.(guests|gifts)$|^getGuestImportUndo\.(removed|staying|updated|keeping)$|^listGuestImports\.imports\.(added|updated)$/,
  // tables of a file, and what it hides
  /^(getGuestImport\.import|getEventDraft\.pendingImport)\.(hidden|unread|(rows|problems)\.table|tables\.(guests|columns\.index))$/,
  // what a plan holds
  /^getPlanRoom\.(events\.\w+|guestsPerEvent|year)$/,
  // places in lists and forms, sizes of pictures, points on a map, days
  /^\w+\.(page|pages|total|turn|more)$|\.guests\.(page|pages)$|\.(version|rowNumber|daysLeft|daysBefore)$/,
  /\.(width|height|lat|lng)$/,
  // what a gift costs; and what came together for it in all, which is on the page of the event for everybody
  /\.price$|\.totalCollected$/,
];

/** What a key with `money:read` reads besides, by call. */
const besides: Partial<Record<OperationName, readonly string[]>> = {
  getMyEvents: [
    'getMyEvents.createdEvents.giftsWanted.collaborators.contributionAmount',
    'getMyEvents.createdEvents.giftsWanted.collaborators.hideAmount',
  ],
  getWishlist: [
    'getWishlist.items.collaborators.contributionAmount',
    'getWishlist.items.collaborators.hideAmount',
  ],
  getEventOverview: [
    'getEventOverview.received.amount',
    'getEventOverview.received.givers',
    'getEventOverview.received.notReturned',
    'getEventOverview.received.toThank',
  ],
};

type Answer = { status: number; text: string };

async function ask(name: OperationName, secret: string, caller: Caller): Promise<Answer> {
  const operation: Operation = operations[name];
  const recipe = recipeOf(name, own);
  await world.ctx.db.deleteFrom('rate_limits').execute();
  await recipe.before?.(world, caller);
  const params = { eventId: world.eventId, guestId: world.guest.id, ...recipe.params?.(world) };
  const query = new URLSearchParams(recipe.query?.(world, 'owner'));
  const answer = await world.api.backend.fetch(
    new Request(`${TEST_ORIGIN}${pathOf(operation, params)}?${query}`, {
      headers: { Authorization: `Bearer ${secret}` },
    }),
  );
  return { status: answer.status, text: await answer.text() };
}

/** The places in an answer where something stands, with what it is; lists are one place. */
function placesIn(value: unknown, path: string, found = new Map<string, Set<string>>()) {
  if (Array.isArray(value)) for (const each of value) placesIn(each, path, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) placesIn(each, `${path}.${key}`, found);
  else if (value !== null) found.set(path, (found.get(path) ?? new Set()).add(typeof value));
  return found;
}

const parsed = ({ text }: Answer): unknown =>
  text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;

/** Every way in which one of the amounts may be written. */
const written = [amounts.open, amounts.hidden].flatMap((rupees) => [
  String(rupees),
  String(Math.round(rupees * 100)),
  rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 }),
]);

const unlisted = new Set<string>();
const more = new Map<OperationName, Set<string>>();

describe('in this order', { shuffle: false }, () => {
  beforeAll(() => world.renewIfChanged());

  describe.each(reading)('%s', (name) => {
    it('tells a key without money:read nobody’s amount', async () => {
      const callers = [
        world.callers.organiser,
        world.callers.editor,
        world.callers.guest,
        world.collaborator,
      ];
      for (const caller of callers) {
        const userId = caller.userId ?? '';
        const all = await addApiKeyRow(world.ctx, userId, { scopes: keyScopes });
        const without = await addApiKeyRow(world.ctx, userId, {
          scopes: keyScopes.filter((scope) => scope !== 'money:read'),
        });
        const full = await ask(name, all.secret, caller);
        const less = await ask(name, without.secret, caller);
        if (operations[name].apiKey === 'money:read') {
          expect(less.status).toBe(403);
          continue;
        }
        expect(less.status).toBe(full.status);
        for (const text of written) expect(less.text).not.toContain(text);
        // who only reads answers for nobody
        const reads = await addApiKeyRow(world.ctx, userId, { scopes: ['events:read'] });
        expect((await ask(name, reads.secret, caller)).text).not.toMatch(/[?&]key=[\w-]{16}/);
        if (full.status !== 200) continue;
        const seen = placesIn(parsed(less), name);
        for (const [path, kinds] of seen)
          if (kinds.has('number') && !noMoney.some((pattern) => pattern.test(path))) unlisted.add(path);
        for (const path of placesIn(parsed(full), name).keys())
          if (!seen.has(path)) more.set(name, (more.get(name) ?? new Set()).add(path));
      }
    });
  });

  it('has no number that might be money', () => {
    expect([...unlisted].sort()).toEqual([]);
  });

  it('leaves out what is money, and nothing else', () => {
    expect(Object.fromEntries([...more].map(([name, paths]) => [name, [...paths].sort()]))).toEqual(besides);
  });
});
