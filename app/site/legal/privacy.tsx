import type { PageMeta } from '#app/server/route-types.ts';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { LOGIN_HISTORY_DAYS } from '#contract/accounts/security.ts';
import * as words from '#messages/site/legal/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: words.privacyPageTitle },
  { name: 'description', content: words.privacyDescription },
];

export default function Privacy() {
  return (
    <LegalPage title={words.privacyTitle} description={words.privacyLead}>
      <TextBlocks
        blocks={words.privacy(LOGIN_HISTORY_DAYS)}
        links={{ contact: '/contact?topic=privacy', data: '/profile/data' }}
      />
    </LegalPage>
  );
}
