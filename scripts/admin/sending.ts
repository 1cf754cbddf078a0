import { deleteStop, findStops, keepStop } from '#backend/messaging/sending/stops.ts';
import { findWaiting, releaseWaiting } from '#backend/guests/invitations/waiting-service.ts';
import * as sendingWords from '#messages/sending/en.ts';
import { type Command, moment, print, withBackend } from '#scripts/admin/command.ts';

export const sending: Command = {
  usage: '[release|keep <organiser>]',
  does: 'organisers whose mails and messages are stopped, or wait above the daily number; let one send again (or send all that waits), or keep them stopped',
  async run([decision, organiserId, ...more]) {
    if (
      more.length > 0 ||
      (decision !== undefined && !(organiserId && ['release', 'keep'].includes(decision)))
    )
      return false;
    return withBackend(async ({ ctx }) => {
      if (organiserId) {
        if (decision === 'keep') {
          if (!(await keepStop(ctx.db, organiserId, ctx.now()))) throw new Error(sendingWords.notStopped);
          return print(sendingWords.kept);
        }
        // whoever is stopped is let send again within the daily number
        if (await deleteStop(ctx.db, organiserId)) return print(sendingWords.released);
        const waiting = await ctx.db.transaction().execute((tx) => releaseWaiting(ctx, tx, organiserId));
        if (waiting === 0) throw new Error(sendingWords.nothingToRelease);
        return print(sendingWords.releasedWaiting(waiting));
      }
      const stops = await findStops(ctx.db);
      for (const stop of stops) {
        const looked = stop.kept_at ? `, looked at ${moment(stop.kept_at)}` : '';
        print(
          `${moment(stop.stopped_at)}  ${stop.organiser_id}: ${stop.refused} of ${stop.contacted} new addresses in 30 days (${sendingWords.becauseOf[stop.because]})${looked}`,
        );
      }
      print(stops.length === 0 ? sendingWords.nobodyStopped : 'Times are UTC.');
      for (const { organiser_id: id, waiting, last } of await findWaiting(ctx.db, ctx.now()))
        print(`${id}: ${sendingWords.waitAbove(waiting, moment(last))}`);
    });
  },
};
