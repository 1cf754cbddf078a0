import { redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { findUser } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { DesignThumbnail } from '#app/designs/template-cards.tsx';
import { RenderedOnce } from '#app/framework/rendered-once.tsx';
import { LandingSection } from '#app/site/landing/section.tsx';
import { EventTypes, Features, Steps, Testimonials } from '#app/site/landing/sections.tsx';
import { Plans } from '#app/site/plans.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { Toran } from '#app/ui/toran.tsx';
import { designOf } from '#contract/designs/design-list.ts';
import { landingPath } from '#contract/accounts/landing-path.ts';
import * as landingWords from '#messages/site/landing/en.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: landingWords.pageTitle },
  { name: 'description', content: landingWords.heroText },
  { property: 'og:title', content: landingWords.shareTitle },
  { property: 'og:description', content: landingWords.heroText },
  { property: 'og:type', content: 'website' },
  { property: 'og:url', content: `${data?.appUrl ?? ''}/` },
  { property: 'og:image', content: `${data?.appUrl ?? ''}/og/default.png` },
];

export async function loader({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = landingPath(searchParams.get('returnTo'));
  const user = await findUser(request);
  if (user) throw redirect('/dashboard');
  return {
    appUrl: site.appUrl,
    signIn: returnTo ? `/auth/login?${new URLSearchParams({ returnTo })}` : '/auth/login',
    money: { takesPayments: site.takesPayments },
    wanted: returnTo !== null,
    message: signInMessage(searchParams.get('sign-in')),
  };
}

/** Why somebody was led here, where there is a reason. */
function signInMessage(reason: string | null): string | null {
  return Object.entries(landingWords.signInMessages).find(([name]) => name === reason)?.[1] ?? null;
}

/** With what there is here, they are the same for everybody. */
const sections = { page: 'landing' };

/** Real invitations, as guests get them; the way to the sample. */
function SampleCards() {
  return (
    <a href="/sample" className="landing-cards">
      {(['balloons', 'mandap'] as const).map((template, place) => (
        <DesignThumbnail
          key={template}
          design={designOf(template)}
          names={landingWords.sampleNames[template]}
          alt={place === 0 ? landingWords.openSample : ''}
          eager
        />
      ))}
    </a>
  );
}

export default function Landing() {
  const { signIn, wanted, message, money } = useLoaderData<typeof loader>();
  const getStarted = (
    <ButtonLink to={signIn} reloadDocument discover="none">
      {landingWords.getStarted}
    </ButtonLink>
  );
  return (
    <>
      <Toran />
      <div className="page page-wide">
        {message ? (
          <Alert tone="error" className="mb-6">
            {message}
          </Alert>
        ) : null}
        {wanted && !message ? (
          <Alert className="mb-6">
            <RichText
              text={landingWords.signInFirst}
              parts={{
                link: (text) => (
                  <Link to={signIn} reloadDocument>
                    {text}
                  </Link>
                ),
              }}
            />
          </Alert>
        ) : null}
        <section
          aria-labelledby="hero-title"
          className="grid items-center gap-8 py-8 lg:grid-cols-2 lg:py-16"
        >
          <div className="stack">
            <h1 id="hero-title" className="text-4xl">
              {landingWords.heroTitle}
            </h1>
            <p className="text-lg text-ink-soft">{landingWords.heroText}</p>
            <div className="row">
              {getStarted}
              <ButtonLink to="/sample" reloadDocument discover="none" variant="secondary">
                {landingWords.openSample}
              </ButtonLink>
              <ButtonLink to="/guide" variant="quiet">
                {landingWords.howItWorks}
              </ButtonLink>
            </div>
          </div>
          <SampleCards />
        </section>
        <RenderedOnce data={{ ...sections, ...money }}>
          <Features {...money} />
          <EventTypes />
          <Steps {...money} />
          <Testimonials {...money} />
        </RenderedOnce>
        <LandingSection id="pricing" title={landingWords.pricingTitle} lead={landingWords.pricingLead}>
          <Plans start={getStarted} />
        </LandingSection>
        <section
          aria-labelledby="closing-title"
          className="card my-8 grid justify-items-center gap-4 py-12 text-center"
        >
          <h2 id="closing-title">{landingWords.closingTitle}</h2>
          <p className="text-ink-soft">{landingWords.closingText}</p>
          <div className="row justify-center">
            {getStarted}
            <ButtonLink to="/contact?topic=sales" variant="secondary">
              {landingWords.contactSales}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
