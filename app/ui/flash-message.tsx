import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Alert, type AlertTone } from '#app/ui/alert.tsx';

export interface Notice {
  tone: AlertTone;
  text: string;
}

interface FlashMessageProps {
  notice: Notice | null;
  className?: string;
  /** Beside the sentence, such as a button that takes it back. */
  children?: ReactNode;
}

/**
 * What the last press of a button did. Its mark stays in the address a form of the page is
 * sent to: with the answer to that form on the page it is old, and would stand above a new error.
 */
export function FlashMessage({ notice, className, children }: FlashMessageProps) {
  const answer = useActionData();
  if (!notice || answer) return null;
  return (
    <Alert tone={notice.tone} className={className}>
      {notice.text} {children}
    </Alert>
  );
}
