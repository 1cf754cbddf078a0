import type { PageMeta } from '#app/server/route-types.ts';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { planLimits } from '#contract/accounts/plans.ts';
import * as words from '#messages/site/legal/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: words.termsPageTitle },
  { name: 'description', content: words.termsDescription },
];

export default function Terms() {
  return (
    <LegalPage title={words.termsTitle} description={words.termsLead}>
      <TextBlocks
        blocks={words.terms(planLimits.basic)}
        links={{ wallet: '/wallet', delete: '/profile/data', contact: '/contact' }}
      />
    </LegalPage>
  );
}
