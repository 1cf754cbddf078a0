import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

interface RichTextProps {
  /** A sentence of a catalogue with parts marked by name: `Read our <terms>terms</terms>.` Parts do not nest. */
  text: string;
  /** How each named part is shown; `hidden` is for screen readers alone. A part without an entry is shown as its words alone. */
  parts?: Record<string, (words: string) => ReactNode>;
}

const part = /<(\w+)>(.*?)<\/\1>/g;

/** A sentence with links or emphasis inside, kept whole so that a translation may order it otherwise. */
export function RichText({ text, parts = {} }: RichTextProps) {
  const shown: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(part)) {
    const [whole, name = '', words = ''] = match;
    shown.push(
      text.slice(from, match.index),
      <Fragment key={match.index}>
        {name === 'hidden' ? <VisuallyHidden>{words}</VisuallyHidden> : (parts[name]?.(words) ?? words)}
      </Fragment>,
    );
    from = match.index + whole.length;
  }
  return (
    <>
      {shown}
      {text.slice(from)}
    </>
  );
}
