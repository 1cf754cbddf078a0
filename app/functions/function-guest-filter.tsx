import { GuestSearch } from '#app/hosting/guest-search.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { functionGuestsShown, type FunctionGuestsQuery } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

/** Narrows the guests of a function by how they stand to it; where everybody is invited nobody is asked whether. */
export function FunctionGuestFilter({ query, everyone }: { query: FunctionGuestsQuery; everyone: boolean }) {
  const shown = functionGuestsShown.options.filter(
    (each) => !everyone || (each !== 'invited' && each !== 'not-invited') || each === query.show,
  );
  return (
    <GuestSearch search={query.search} words={functionPageWords}>
      {/* the key lets the field follow the address when a link changes it */}
      <SelectField
        key={`show ${query.show}`}
        name="show"
        label={functionPageWords.showLabel}
        defaultValue={query.show}
        options={shown.map((value) => ({ value, label: functionPageWords.show[value] }))}
      />
    </GuestSearch>
  );
}
