import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '#app/ui/icon.tsx';

export type AlertTone = 'success' | 'error' | 'info';

const looks: Record<AlertTone, { className: string; icon: IconName }> = {
  success: { className: 'alert-success', icon: 'check' },
  error: { className: 'alert-error', icon: 'warn' },
  info: { className: '', icon: 'info' },
};

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  /** False for a standing note that is no news and need not be read out. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A message in the page. An error interrupts a screen reader, the others wait for a pause. */
export function Alert({ tone = 'info', title, live = true, className, children }: AlertProps) {
  const look = looks[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div role={live ? role : undefined} className={clsx('alert', look.className, className)}>
      <Icon name={look.icon} />
      <div className="alert-body">
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
