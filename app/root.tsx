import { data, type LinksFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend, hasSession } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { leadToLanguage } from '#app/frame/language.server.ts';
import { useNonce } from '#app/server/nonce.tsx';
import { useFrame } from '#app/frame/frame-words.ts';
import { useInlineStyles, useOwnStyles } from '#app/frame/inline-page.ts';
import type { RootData } from '#app/frame/root-data.ts';
import { errorTitle, RouteError } from '#app/frame/route-error.tsx';
import { SiteFrame } from '#app/site/site-frame.tsx';
import { guestStyles } from '#app/styles/guest-styles.ts';
import { earlyScript } from '#app/framework/early-script.ts';
import { htmlLanguages } from '#messages/language.ts';
import mainStyles from '#app/styles/main.css?url';
import * as frameWords from '#messages/site/guest-frame/en.ts';

/** Of a page that cannot be shown the part of it that failed gives no title: this one says what its heading says. */
export const meta: PageMeta = ({ error }) => [{ title: error ? errorTitle(error) : frameWords.siteName }];

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ request }: RouteArgs) {
  const { takesPayments, hasWallet } = site;
  const nobody: RootData = { user: null, unread: 0, takesPayments, hasWallet };
  if (!hasSession(request)) return nobody;
  const { call, extra } = backend(request);
  // the count fails unseen (spec section 8)
  const [me, { data: count }] = await Promise.all([call('getCurrentUser', {}), extra('getUnreadCount', {})]);
  if (!me.ok) return nobody;
  const { _id, firstName, lastName, email, profilePicture, language } = me.data.user;
  await leadToLanguage(request, language, me.setCookies);
  const unread = count?.unreadCount ?? 0;
  const frame: RootData = { ...nobody, user: { _id, firstName, lastName, email, profilePicture }, unread };
  // of a session that is kept on
  return data(frame, { headers: me.setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) });
}

/** Nothing in the root depends on the address or on what a form did, but a saved profile changes the header. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const inline = useInlineStyles();
  // how the document arrived decides: a page reached from within the app already has the main styles
  const [arrived] = useState(inline);
  // the policy of the document names those it came with
  const [ownAtFirst] = useState(useOwnStyles());
  return (
    <html lang={htmlLanguages[useFrame().language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {inline > 0 && inline <= arrived ? (
          <InlineStyles hasHeader={arrived > 1} />
        ) : (
          <>
            <link rel="stylesheet" href={mainStyles} />
            {inline + arrived === 0 ? <OwnStyles css={ownAtFirst} /> : null}
          </>
        )}
        <PageMeta />
        <Links />
      </head>
      <body>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? earlyScript : '',
          }}
        />
        {children}
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * Places within a page, which a plain link leads to, have no key of their own in the history: with the common one, the
 * second such link would lead back to where the page was scrolled at the first.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }): string =>
  key === 'default' && hash ? `${hash} ${Math.random()}` : key;

/** What the routes say of the page, with a description where they have none. */
function PageMeta() {
  const { words } = useFrame();
  const { children } = Meta().props as { children: (ReactElement<{ name?: string }> | null)[] };
  return (
    <>
      {children}
      {children.some((tag) => tag?.props.name === 'description') ? null : (
        <meta name="description" content={words.siteDescription} />
      )}
    </>
  );
}

/** The browser build carries no copy of the styles: they are in the document it wakes up, and stay where React draws that anew. */
const stylesHere = import.meta.env.SSR ? '' : document.querySelector('style')?.textContent;

const Styles = ({ css }: { css: string }) => (
  <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
);

/** What the page’s loaders add to the styles that it shares with others. */
const OwnStyles = ({ css }: { css: string[] }) => css.map((each, index) => <Styles key={index} css={each} />);

const InlineStyles = ({ hasHeader }: { hasHeader: boolean }) => (
  <>
    <Styles css={import.meta.env.SSR ? guestStyles(hasHeader) : stylesHere!} />
    <OwnStyles css={useOwnStyles()} />
  </>
);

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <RouteError />
    </SiteFrame>
  );
}
