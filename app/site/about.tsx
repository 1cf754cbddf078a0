import type { PageMeta } from '#app/server/route-types.ts';
import { viewPlans } from '#app/site/plan-contents.ts';
import { Plans } from '#app/site/plans.tsx';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as landingWords from '#messages/site/landing/en.ts';
import * as siteWords from '#messages/site/pages/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: siteWords.aboutPageTitle },
  { name: 'description', content: siteWords.aboutDescription },
];

export default function About() {
  return (
    <Page width="wide">
      <PageHeader title={siteWords.aboutTitle} description={siteWords.aboutLead} />
      <div className="prose">
        <TextBlocks blocks={siteWords.about} links={{ contact: '/contact', privacy: '/privacy' }} />
      </div>
      <section id="plans" aria-labelledby="plans-title" className="mt-10">
        <h2 id="plans-title" className="mb-6">
          {siteWords.plansTitle}
        </h2>
        <Plans
          view={viewPlans(landingWords)}
          start={<ButtonLink to="/dashboard">{siteWords.createEvent}</ButtonLink>}
        />
      </section>
    </Page>
  );
}
