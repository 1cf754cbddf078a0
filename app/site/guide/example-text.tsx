import { CopyButton } from '#app/ui/copy-button.tsx';
import * as guideWords from '#messages/site/guide/en.ts';

interface ExampleTextProps {
  /** What it is, as the button names it. */
  what: string;
  text: string;
  /** For tables and code: keeps every line as it is. */
  fixed?: boolean;
}

/** A text to take along: shown whole, so that it can be copied by hand where there are no scripts. */
export function ExampleText({ what, text, fixed = false }: ExampleTextProps) {
  return (
    <figure className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {fixed ? (
        // scrolls sideways on a phone; the focus lets the keyboard do so too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} role="region" aria-label={what} className="overflow-x-auto">
          {text}
        </pre>
      ) : (
        <p className="whitespace-pre-line">{text}</p>
      )}
      <CopyButton text={text}>{guideWords.copy(what)}</CopyButton>
    </figure>
  );
}
