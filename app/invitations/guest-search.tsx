import { useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';

interface GuestSearchProps {
  /** What is searched for now. */
  search: string;
  words: { search: string; searchHint: string };
  /** The columns from tablets up; a phone has two. */
  className: string;
  /** The choices that narrow the list, and the button. */
  children: ReactNode;
}

/** The search above a list of guests: a plain GET form; with scripts a changed choice applies at once. */
export function GuestSearch({ search, words, className, children }: GuestSearchProps) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      data-print="no"
      preventScrollReset
      className={`grid grid-cols-2 items-end gap-3 ${className}`}
      onChange={(change) => {
        if (change.target instanceof HTMLSelectElement)
          submit(change.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      {/* the key lets the field follow the address when a link changes it */}
      <TextField
        className="col-span-2 md:col-span-1"
        key={search}
        name="search"
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        defaultValue={search}
      />
      {children}
    </Form>
  );
}
