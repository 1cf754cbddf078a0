import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { Plans } from '#app/site/plans.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

export const meta: MetaFunction = () => [
  { title: 'About Shagun · Shagun' },
  { name: 'description', content: 'What Shagun is, who it is for, and its plans.' },
];

export default function About() {
  return (
    <Page width="wide">
      <PageHeader title="About Shagun" description="A shagun is the gift of money given at an Indian celebration." />
      <div className="prose">
        <p>
          Shagun is a web application for hosts and their guests. Hosts create an event, invite people and keep a wishlist. Guests answer
          with one tap, without an account, and can give a gift together. What they pay reaches the host as gift cards that are exchanged
          for brand vouchers.
        </p>
        <p>
          It is free software under the MIT licence: whoever wants to can run it on a machine of their own. The people who run this one are
          reached on the <Link to="/contact">contact page</Link>. What is stored about you stands under{' '}
          <Link to="/privacy">Privacy</Link>.
        </p>
      </div>
      <section id="plans" aria-labelledby="plans-title" className="mt-10">
        <h2 id="plans-title" className="mb-6">
          Plans
        </h2>
        <Plans start={<ButtonLink to="/dashboard">Create an event</ButtonLink>} />
      </section>
    </Page>
  );
}
