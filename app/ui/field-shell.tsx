import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { FieldProps, FieldWiring } from '#app/ui/form-field.ts';
import * as uiWords from '#messages/ui/en.ts';

interface ShellProps extends Pick<FieldProps, 'label' | 'help' | 'optional' | 'hideLabel'> {
  wiring: FieldWiring;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, help under it, the control, then its errors. The base of every field. */
export function FieldShell({ wiring, label, help, optional, hideLabel, className, children }: ShellProps) {
  return (
    <div className={clsx('field', className)}>
      <label htmlFor={wiring.id} className={hideLabel ? 'vh' : 'field-label'}>
        <LabelText label={label} optional={optional} />
      </label>
      <FieldHelp wiring={wiring} help={help} />
      {children}
      <FieldErrorText wiring={wiring} />
    </div>
  );
}

/** A group of controls under one legend, such as radio buttons. */
export function FieldGroup({ wiring, label, help, optional, hideLabel, className, children }: ShellProps) {
  const describedBy = wiring.control['aria-describedby'];
  return (
    <fieldset className={clsx('field', className)} aria-describedby={describedBy}>
      <legend className={hideLabel ? 'vh' : 'field-label'}>
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldHelp wiring={wiring} help={help} />
      {children}
      <FieldErrorText wiring={wiring} />
    </fieldset>
  );
}

function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  if (!optional) return <>{label}</>;
  return (
    <>
      {label} <span className="field-optional">{uiWords.optional}</span>
    </>
  );
}

export function FieldHelp({ wiring, help }: { wiring: FieldWiring; help: ReactNode }) {
  return help ? (
    <p id={wiring.helpId} className="field-help">
      {help}
    </p>
  ) : null;
}

/** The errors of one field, each a sentence that says what to change. */
export function FieldErrorText({ wiring }: { wiring: FieldWiring }) {
  if (wiring.errors.length === 0) return null;
  return (
    <div id={wiring.errorId}>
      {wiring.errors.map((error) => (
        <p key={error} className="field-error">
          {error}
        </p>
      ))}
    </div>
  );
}
