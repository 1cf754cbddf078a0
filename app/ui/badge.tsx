import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Icon } from '#app/ui/icon.tsx';

/** `yes` and `no` carry a tick or a cross beside their colour; `strong` counts; `plain` is for ended things. */
export type BadgeTone = 'neutral' | 'yes' | 'no' | 'strong' | 'plain';

const looks: Record<BadgeTone, string> = {
  neutral: '',
  yes: 'badge-yes',
  no: 'badge-no',
  strong: 'badge-strong',
  plain: 'badge-plain',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** Takes the place of the tick or cross; null leaves it out. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A word or number that says a state. The words carry the meaning, the colour repeats it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const sign = tone === 'yes' ? 'check' : tone === 'no' ? 'cross' : undefined;
  return (
    <span className={clsx('badge', looks[tone], className)}>
      {icon === undefined && sign ? <Icon name={sign} size={12} /> : icon}
      {children}
    </span>
  );
}
