import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Glyph, type GlyphName } from '#app/ui/glyph.tsx';

export type AlertTone = 'success' | 'error' | 'info';

const looks: Record<AlertTone, { className: string; glyph: GlyphName }> = {
  success: { className: 'alert-success', glyph: 'check' },
  error: { className: 'alert-error', glyph: 'warn' },
  info: { className: '', glyph: 'info' },
};

export interface AlertProps {
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
      <Glyph name={look.glyph} />
      <div className="alert-body">
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
