import { Stat } from '#app/ui/stat.tsx';
import type { FunctionCounts } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

/** Who comes to a function; each figure leads to the guests it counts. `guests` is the address of their list. */
export function FunctionStats({ counts, guests }: { counts: FunctionCounts; guests: string }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <Stat term={functionPageWords.invited} value={counts.invited} to={`${guests}?show=invited`} />
      <Stat term={functionPageWords.coming} value={counts.people} to={`${guests}?show=coming`}>
        {counts.coming > 0 ? functionPageWords.fromGuests(counts.coming, counts.byEvent) : null}
      </Stat>
      <Stat term={functionPageWords.notComing} value={counts.notComing} to={`${guests}?show=not-coming`} />
      <Stat term={functionPageWords.noAnswer} value={counts.notSaid} to={`${guests}?show=not-said`} />
    </dl>
  );
}
