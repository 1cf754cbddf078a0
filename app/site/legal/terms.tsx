import type { PageMeta } from '#app/server/route-types.ts';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { planLimits } from '#contract/accounts/plans.ts';
import * as legalWords from '#messages/site/legal/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: legalWords.termsPageTitle },
  { name: 'description', content: legalWords.termsDescription },
];

export default function Terms() {
  return (
    <LegalPage title={legalWords.termsTitle} description={legalWords.termsLead}>
      <TextBlocks
        blocks={legalWords.terms(planLimits.basic)}
        links={{ wallet: '/wallet', delete: '/profile/data', contact: '/contact' }}
      />
    </LegalPage>
  );
}
