import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Waits for the data of the page, which comes as a stream behind its HTML. RemixBrowser
 * would suspend on it at React's root, and a key pressed at that moment ends React with
 * "Root did not complete": called here, before its first hook, it throws the same promise.
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

void pageData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
