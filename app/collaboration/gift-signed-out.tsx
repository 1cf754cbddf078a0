import { LinkPageHeader } from '#app/collaboration/by-link/link-page-header.tsx';
import { GiftHead } from '#app/collaboration/gift-head.tsx';
import type { GiftSignedOutView } from '#app/collaboration/gift-signed-out.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Page } from '#app/ui/page.tsx';

/** A gift, and the way to sign in, for who has not. */
export function GiftSignedOut({ view }: { view: GiftSignedOutView }) {
  const { back, event, gift, otherLanguage, signedOut } = view;
  return (
    <Page width="narrow" className="stack">
      <LinkPageHeader back={back} event={event.name} words={signedOut.words} otherLanguage={otherLanguage} />
      <Card as="div" className="stack">
        <GiftHead image={gift.image}>
          <p>{signedOut.text}</p>
        </GiftHead>
        {signedOut.signIn ? (
          <div>
            <a className="btn btn-primary" href={signedOut.to}>
              {signedOut.signIn}
            </a>
          </div>
        ) : null}
      </Card>
    </Page>
  );
}
