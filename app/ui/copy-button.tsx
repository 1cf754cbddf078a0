import { useEffect, useState, type ReactNode } from 'react';

import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import * as copyWords from '#messages/ui/copy-button/en.ts';

/** Pages served without https have no clipboard object; the old command still works there. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

interface CopyButtonProps {
  /** What to copy. Left out, the page's own address. */
  text?: string;
  children: ReactNode;
  /** The sentence that tells it worked. */
  copied?: string;
  /** The sentence that tells it did not. */
  failed?: string;
  variant?: ButtonVariant;
  className?: string;
}

/** Copies a text and says so. Not there without scripts: show the text itself as well where it matters. */
export function CopyButton({
  text,
  children,
  copied = copyWords.copied,
  failed = copyWords.copyFailed,
  variant = 'secondary',
  className,
}: CopyButtonProps) {
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(''), 4000);
    return () => clearTimeout(timer);
  }, [status]);

  async function copy() {
    const done = await copyText(text ?? window.location.href);
    setStatus(done ? copied : failed);
  }

  return (
    <span className="row scripted">
      <Button type="button" variant={variant} className={className} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="field-help">
        {status}
      </span>
    </span>
  );
}
