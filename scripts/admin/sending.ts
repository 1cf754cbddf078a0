import { deleteStop, findStops, keepStop } from '#backend/sending/stops.ts';
import * as words from '#messages/sending/en.ts';
import { type Command, moment, print, withBackend } from '#scripts/admin/command.ts';

export const sending: Command = {
  usage: '[release|keep <organiser>]',
  does: 'organisers whose mails and messages are stopped; let one send again, or keep them stopped',
  async run([decision, organiserId, ...more]) {
    if (more.length > 0 || (decision !== undefined && !(organiserId && ['release', 'keep'].includes(decision)))) return false;
    return withBackend(async ({ ctx }) => {
      if (organiserId) {
        const found = decision === 'release' ? await deleteStop(ctx.db, organiserId) : await keepStop(ctx.db, organiserId, ctx.now());
        if (!found) throw new Error(words.notStopped);
        print(decision === 'release' ? words.released : words.kept);
        return;
      }
      const stops = await findStops(ctx.db);
      for (const stop of stops) {
        const looked = stop.kept_at ? `, looked at ${moment(stop.kept_at)}` : '';
        print(`${moment(stop.stopped_at)}  ${stop.organiser_id}: ${stop.refused} of ${stop.contacted} new addresses in 30 days (${words.becauseOf[stop.because]})${looked}`);
      }
      print(stops.length === 0 ? words.nobodyStopped : 'Times are UTC.');
    });
  },
};
