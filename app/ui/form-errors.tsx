import { useEffect, useRef } from 'react';

import { isTyping } from '#app/framework/sending.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as uiWords from '#messages/ui/en.ts';

/** The part of a conform form that this needs; a `FormMetadata` fits. */
export interface FailedForm {
  id: string;
  errorId: string;
  status?: 'success' | 'error' | undefined;
  allErrors: Record<string, string[]>;
}

/**
 * What each field is called, by its name. The fields of a list go by the name without row numbers, as in
 * `gifts[].price`, and get the number of the row, from 1.
 */
export type FieldLabels = Readonly<Record<string, string | ((row: number) => string)>>;

export interface ListedError {
  /** Id of the field's control; without it the message is no link. */
  id?: string;
  /** Where the message leads instead, when the field is not on this page. */
  href?: string | undefined;
  /** What the field is called. */
  label?: string | undefined;
  message: string;
}

interface FormErrorsProps {
  /** A conform form; its errors show once a submit has failed, not while somebody is typing. */
  form?: FailedForm;
  /** What the fields of `form` are called: every line of the summary begins with it. */
  labels?: FieldLabels;
  /** Errors of a form without conform, or of fields conform does not keep. */
  errors?: readonly ListedError[] | undefined;
  /** Id of the summary, for forms without `form`. */
  id?: string | undefined;
  /** The last answer of the action. When it changes and holds errors, the summary takes the focus again. */
  lastResult?: unknown;
  title?: string;
}

/** What a field is called, its row in the list included; undefined when it has no label of its own. */
export function labelOf(labels: FieldLabels, name: string): string | undefined {
  const label = labels[name.replace(/\[\d+\]/g, '[]')];
  return typeof label === 'function' ? label(Number(/\[(\d+)\]/.exec(name)?.[1]) + 1) : label;
}

function listOf(form: FailedForm, labels: FieldLabels): ListedError[] {
  if (form.status !== 'error') return [];
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) =>
      name ? { id: `${form.id}-${name}`, label: labelOf(labels, name), message } : { message },
    ),
  );
}

/**
 * The summary on top of a form that was not accepted. It takes the focus, names each field and leads to it; every
 * message also stands beside its field.
 */
export function FormErrors({
  form,
  labels = {},
  errors,
  id = form?.errorId,
  lastResult,
  title = uiWords.formErrorsTitle,
}: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = [...(form ? listOf(form, labels) : []), ...(errors ?? [])];
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
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} id={id} role="alert" tabIndex={-1} autoFocus className="alert alert-error" data-wrong>
      <Icon name="warn" />
      <div className="alert-body">
        <strong>{title}</strong>
        <ul>
          {list.map(({ id, href = `#${id}`, label, message }) => {
            const line = label ? uiWords.fieldError(label, message) : message;
            return <li key={`${id}${message}`}>{id ? <a href={href}>{line}</a> : line}</li>;
          })}
        </ul>
      </div>
    </div>
  );
}
