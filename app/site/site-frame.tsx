import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFrame } from '#app/frame/frame-words.ts';
import { useInlinePage } from '#app/frame/inline-page.ts';
import { SiteFooter } from '#app/site/site-footer.tsx';
import { SiteHeader } from '#app/site/site-header.tsx';
import { toranDrawing } from '#app/ui/toran.tsx';

/** Header, main and footer around every page. A guest's page has a garland and little else. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const forGuests = useInlinePage();
  const { words } = useFrame();
  useKeptFocus();
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      {forGuests && <GuestToran />}
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** Where the focus goes when what had it is not on the next page: keyboards and readers go on from the page's beginning. */
function useKeptFocus() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key && document.activeElement === document.body)
      document.getElementById('main')!.focus({ preventScroll: true });
    shown.current = key;
  }, [key]);
}

/** The garland as it is in the document the browser wakes up: its scripts carry no copy of it. */
const garland = import.meta.env.SSR
  ? `<svg class="toran" width="100%" height="34" aria-hidden="true">${toranDrawing}</svg>`
  : document.querySelector('.toran')?.outerHTML;

const GuestToran = () => <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: garland ?? '' }} />;
