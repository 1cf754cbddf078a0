import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import type { ReactNode } from 'react';

import { Icon } from '#app/ui/icon.tsx';
import * as uiWords from '#messages/ui/en.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape, on a press outside and by the close button. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons along the bottom, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
}

/** A modal dialog. It needs scripts: whatever it does must also have a page or form of its own without them. */
export function Dialog({ open, onClose, title, description, children, actions, wide }: DialogProps) {
  // closed, it would still write a hidden mark with a style attribute into the page, which the pages' policy refuses
  if (!open) return null;
  return (
    <HeadlessDialog open={open} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-veil" />
      <div className="fixed inset-0 grid items-end justify-items-center overflow-y-auto sm:items-center sm:p-4">
        <DialogPanel
          className={`card max-h-[92dvh] w-full overflow-y-auto ${wide ? 'sm:max-w-3xl' : 'sm:max-w-lg'}`}
        >
          <div className="card-head">
            <DialogTitle as="h2" className="text-xl">
              {title}
            </DialogTitle>
            <button
              type="button"
              className="btn btn-quiet -my-2 -me-2 w-11"
              onClick={onClose}
              aria-label={uiWords.close}
            >
              <Icon name="cross" />
            </button>
          </div>
          {description ? <Description className="mb-4 text-ink-soft">{description}</Description> : null}
          {children}
          {actions ? <div className="row mt-6 justify-end">{actions}</div> : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
