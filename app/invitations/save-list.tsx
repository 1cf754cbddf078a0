import { filterAddress, FilterInputs } from '#app/hosting/filter-parts.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { LIST_NAME_LENGTH, type GuestFilter, type GuestLists } from '#contract/guests/guest-filter.ts';
import * as filterWords from '#messages/guests/filter/en.ts';

interface SaveListProps {
  eventId: string;
  filter: GuestFilter;
  lists: GuestLists;
}

/** Keeps the present filter under a name; deletes the list that it is. */
export function SaveList({ eventId, filter, lists: { lists } }: SaveListProps) {
  const address = `/event/${eventId}/invite/lists`;
  const present = lists.find((list) => filterAddress(list.filter) === filterAddress(filter));
  if (present)
    return (
      <Form method="post" action={`${address}/${present._id}/remove`} data-print="no">
        <WriterField />
        <Button variant="quiet">{filterWords.remove(present.name)}</Button>
      </Form>
    );
  return (
    <details data-print="no">
      <summary className="min-h-11 py-2 text-sm font-semibold">{filterWords.saveHeading}</summary>
      <Form method="post" action={address} className="row items-end">
        <WriterField />
        <FilterInputs filter={filter} />
        <TextField
          name="name"
          label={filterWords.nameLabel}
          help={filterWords.saveHelp}
          required
          maxLength={LIST_NAME_LENGTH}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <FormButton action={address} variant="secondary" pendingLabel={filterWords.saving}>
          {filterWords.save}
        </FormButton>
      </Form>
    </details>
  );
}
