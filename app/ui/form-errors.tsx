import { useEffect, useRef } from 'react';

import { isTyping } from '#app/ui/form-watch.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import * as words from '#messages/ui/en.ts';

/** The part of a conform form that this needs; a `FormMetadata` fits. */
export interface FailedForm {
  id: string;
  errorId: string;
  status?: 'success' | 'error' | undefined;
  allErrors: Record<string, string[]>;
}

export interface ListedError {
  /** Id of the field's control; without it the message is no link. */
  id?: string;
  message: string;
}

export interface FormErrorsProps {
  /** A conform form; its errors show once a submit has failed, not while somebody is typing. */
  form?: FailedForm;
  /** Errors of a form without conform. */
  errors?: readonly ListedError[] | undefined;
  /** The last answer of the action. When it changes and holds errors, the summary takes the focus again. */
  lastResult?: unknown;
  title?: string;
}

function listOf(form: FailedForm): ListedError[] {
  if (form.status !== 'error') return [];
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => (name ? { id: `${form.id}-${name}`, message } : { message })),
  );
}

/**
 * The summary on top of a form that was not accepted. It takes the focus and leads to each field; every message
 * also stands beside its field.
 */
export function FormErrors({ form, errors, lastResult, title = words.formErrorsTitle }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = errors ?? (form ? listOf(form) : []);
  const failed = list.length > 0;

  // Following a link of the summary makes the router forget the answer: that is no new failure.
  const answered = useRef(false);
  useEffect(() => {
    if (failed && !isTyping() && !(answered.current && lastResult === undefined)) box.current?.focus();
    answered.current = failed;
  }, [failed, lastResult]);

  if (!failed) return null;
  return (
    // Without scripts the answer is a new page: autofocus brings the reader here, as focus() does with them.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} id={form?.errorId} role="alert" tabIndex={-1} autoFocus className="alert alert-error">
      <Glyph name="warn" />
      <div className="alert-body">
        <strong>{title}</strong>
        <ul>
          {list.map(({ id, message }) => (
            <li key={`${id}${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
