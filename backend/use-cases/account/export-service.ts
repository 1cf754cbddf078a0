import type { Context } from '#backend/platform/context.ts';
import type { Read } from '#backend/platform/database/replica.ts';
import { notSignedIn } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { exportSections } from './export-repository.ts';
import { createSessionCheck, findUserRow, type UserRow } from '#backend/accounts/service.ts';
import { presentUser } from '#backend/accounts/user.ts';

/** Rows read at a time: what is held in memory of a list of any length. */
const ROWS = 500;

/**
 * Everything stored about somebody as one JSON file, written while it is read: its size
 * does not count in memory. Lists are read one after the other, so a change made
 * meanwhile may be in one of them and not in another.
 *
 * It breaks off once the session it was asked for in is over.
 *
 * @throws {Problem} 429 above ten files an hour
 */
export async function exportAccount(ctx: Context, viewer: SignedIn): Promise<Response> {
  await limitRate(ctx, 'account-export', viewer.userId, { limit: 10, windowSeconds: 3600 });
  const user = await findUserRow(ctx.db, viewer.userId);
  if (!user) throw notSignedIn();
  const now = ctx.now();
  const read = await ctx.database.beginReading();
  const checkSession = createSessionCheck(ctx, viewer);
  const whileSignedIn: Read = async (work) => {
    await checkSession();
    return read(work);
  };
  const parts = write(whileSignedIn, user, now);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="shagun-my-data-${now.toISOString().slice(0, 10)}.json"`,
    },
  });
}

async function* write(read: Read, user: UserRow, now: Date): AsyncGenerator<string, void> {
  const { issuer, verified_email: verifiedEmail, created_at: since } = user;
  const profile = { ...presentUser(user), verifiedEmail, signsInAt: issuer, since };
  yield `{\n"exportedAt": ${JSON.stringify(now)},\n"profile": ${JSON.stringify(profile)}`;
  for (const { name, read: readRows } of exportSections) {
    yield `,\n${JSON.stringify(name)}: [`;
    let after = '';
    let isFirst = true;
    for (;;) {
      const rows = await read((db) => readRows(db, user.id, after, ROWS));
      if (rows.length > 0)
        yield rows
          .map((row, index) => `${isFirst && index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`)
          .join('');
      isFirst &&= rows.length === 0;
      if (rows.length < ROWS) break;
      after = String(rows.at(-1)?.id);
    }
    yield isFirst ? ']' : '\n]';
  }
  yield '\n}\n';
}
