import { Form, useSubmit } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { functionGuestsShown, type FunctionGuestsQuery } from '#contract/functions.ts';
import * as words from '#messages/functions/pages/en.ts';

/** A plain GET form; with scripts a changed choice applies at once. */
export function FunctionGuestFilter({ query, everyone }: { query: FunctionGuestsQuery; everyone: boolean }) {
  const submit = useSubmit();
  const shown = functionGuestsShown.options.filter((each) => !everyone || (each !== 'invited' && each !== 'not-invited') || each === query.show);
  return (
    <Form
      role="search"
      data-print="no"
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
      onChange={(change) => {
        if (change.target instanceof HTMLSelectElement) submit(change.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      {/* the keys let the fields follow the address when a link changes it */}
      <TextField
        className="col-span-2 md:col-span-1"
        key={query.search}
        name="search"
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        defaultValue={query.search}
      />
      <SelectField
        key={`show ${query.show}`}
        name="show"
        label={words.showLabel}
        defaultValue={query.show}
        options={shown.map((value) => ({ value, label: words.show[value] }))}
      />
      <Button variant="secondary">{words.apply}</Button>
    </Form>
  );
}
