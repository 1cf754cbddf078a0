import { RemixBrowser } from '@remix-run/react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { comeAlive } from '#app/framework/come-alive.ts';
import { clearWrongTitle, watchWrongTitle } from '#app/framework/wrong-title.ts';

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

// at once, not in the slices of a transition: a press between two of them was lost with what it was about
void pageData().then(() =>
  comeAlive(() => {
    clearWrongTitle();
    flushSync(() => hydrateRoot(document, <RemixBrowser />));
    watchWrongTitle();
  }),
);
