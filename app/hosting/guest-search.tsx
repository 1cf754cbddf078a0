import { useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';

interface GuestSearchProps {
  /** What is searched for now. */
  search: string;
  words: { search: string; searchHint: string; apply: string };
  /** The choices that narrow the list. */
  children?: ReactNode;
}

/** The search above a list of guests: a plain GET form; with scripts a changed choice applies at once. */
export function GuestSearch({ search, words, children }: GuestSearchProps) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      data-print="no"
      preventScrollReset
      className="grid grid-cols-1 items-end gap-x-3 gap-y-1 min-[16rem]:grid-cols-[minmax(0,1fr)_auto]"
      onChange={(change) => {
        if (change.target instanceof HTMLSelectElement)
          submit(change.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      {/* the key lets the field follow the address when a link changes it */}
      <TextField
        key={search}
        name="search"
        type="search"
        label={words.search}
        hideLabel
        placeholder={words.searchHint}
        defaultValue={search}
      />
      <Button variant="secondary">{words.apply}</Button>
      {children ? <div className="col-span-2">{children}</div> : null}
    </Form>
  );
}
