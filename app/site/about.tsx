import type { PageMeta } from '#app/server/route-types.ts';
import { Plans } from '#app/site/plans.tsx';
import { TextBlocks } from '#app/site/text-blocks.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as words from '#messages/site/pages/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta = () => [
  { title: words.aboutPageTitle },
  { name: 'description', content: words.aboutDescription },
];

export default function About() {
  return (
    <Page width="wide">
      <PageHeader title={words.aboutTitle} description={words.aboutLead} />
      <div className="prose">
        <TextBlocks blocks={words.about} links={{ contact: '/contact', privacy: '/privacy' }} />
      </div>
      <section id="plans" aria-labelledby="plans-title" className="mt-10">
        <h2 id="plans-title" className="mb-6">
          {words.plansTitle}
        </h2>
        <Plans start={<ButtonLink to="/dashboard">{words.createEvent}</ButtonLink>} />
      </section>
    </Page>
  );
}
