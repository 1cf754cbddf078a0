import type { PageMeta } from '#app/server/route-types.ts';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { LOGIN_HISTORY_DAYS } from '#contract/accounts/security.ts';
import * as legalWords from '#messages/site/legal/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: legalWords.privacyPageTitle },
  { name: 'description', content: legalWords.privacyDescription },
];

export default function Privacy() {
  return (
    <LegalPage title={legalWords.privacyTitle} description={legalWords.privacyLead}>
      <TextBlocks
        blocks={legalWords.privacy(LOGIN_HISTORY_DAYS)}
        links={{ contact: '/contact?topic=privacy', data: '/profile/data' }}
      />
    </LegalPage>
  );
}
