import { Link, type LinkProps } from '@remix-run/react';
import clsx from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';

/** `primary` is for the one thing a page is about; `danger` for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** True while the form this button sent is on its way: a second press does nothing. */
  pending?: boolean;
  /** What the button reads while pending. The button keeps the width of the longer of both labels. */
  pendingLabel?: string;
}

/** A native button, `type="submit"` unless told otherwise. Say what happens: 'Send 12 invitations', not 'Submit'. */
export function Button({
  variant = 'primary',
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'submit',
  ...rest
}: ButtonProps) {
  const busy = pending && pendingLabel !== undefined;
  const idleLabel = typeof children === 'string' ? children : undefined;

  // Not `disabled`: that would drop the focus and hide the pending label from a screen reader.
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

  return (
    <button
      type={type}
      className={clsx('btn', looks[variant], className)}
      aria-disabled={pending || undefined}
      onClick={pending ? refuse : onClick}
      {...rest}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        <span className="btn-label" data-alt={busy ? idleLabel : pendingLabel}>
          {busy ? pendingLabel : children}
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link that looks like a button. For a full-page navigation (downloads, sign-in) pass `reloadDocument`. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link className={clsx('btn', looks[variant], className)} {...rest} />;
}
