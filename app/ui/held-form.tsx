import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

interface HeldFormProps {
  /** Where it was meant for. */
  action: string;
  /** Names and values of its fields; files cannot be held. */
  fields: readonly (readonly [string, string])[];
  /** The button's words. */
  label: string;
}

/** What was typed into a form that was not taken, held by the page that stands in its place until it is sent again. Works without scripts. */
export function HeldForm({ action, fields, label }: HeldFormProps) {
  const sent = useRef(false);
  return (
    <form
      method="post"
      noValidate
      data-held
      action={action}
      // a double press would send it twice
      onSubmit={(event) => {
        if (sent.current) event.preventDefault();
        sent.current = true;
      }}
    >
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button>{label}</Button>
    </form>
  );
}
