import { Link, useNavigation } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';

interface ItemActionsProps {
  /** Address of the item: its form stands there, `/move` and `/delete` below it. */
  own: string;
  name: string;
  /** The actions, and what each says of the item to those who hear the page. */
  words: {
    up: string;
    upName: (name: string) => string;
    down: string;
    downName: (name: string) => string;
    edit: string;
    editName: (name: string) => string;
    remove: string;
    removeName: (name: string) => string;
  };
  first: boolean;
  last: boolean;
  /** Where the form needs a page of its own, with what only that may load. */
  reloadDocument?: boolean;
}

/** Moves an item of an ordered list up or down, changes it or takes it away. */
export function ItemActions({ own, name, words, first, last, reloadDocument = false }: ItemActionsProps) {
  const moving = useNavigation().formAction === `${own}/move`;
  const move = (direction: 'up' | 'down', text: string, label: string) => (
    <Button variant="quiet" name="direction" value={direction} pending={moving} aria-label={label}>
      {text}
    </Button>
  );
  return (
    <>
      <Form method="post" action={`${own}/move`} preventScrollReset className="row gap-x-1">
        {first ? null : move('up', words.up, words.upName(name))}
        {last ? null : move('down', words.down, words.downName(name))}
      </Form>
      <Link
        to={own}
        reloadDocument={reloadDocument}
        className="btn btn-quiet"
        aria-label={words.editName(name)}
      >
        {words.edit}
      </Link>
      <Link to={`${own}/delete`} className="btn btn-quiet" aria-label={words.removeName(name)}>
        {words.remove}
      </Link>
    </>
  );
}
