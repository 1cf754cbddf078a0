import { data, redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { findUser } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { frameIn, readLanguage } from '#app/frame/language.server.ts';
import { RenderedOnce } from '#app/framework/rendered-once.tsx';
import { CheckList } from '#app/site/check-list.tsx';
import { SampleCards } from '#app/site/landing/sample-cards.tsx';
import { LandingSection } from '#app/site/landing/section.tsx';
import { EventTypes, Features, Steps, Testimonials } from '#app/site/landing/sections.tsx';
import { viewLanding } from '#app/site/landing/view.server.ts';
import { Plans } from '#app/site/plans.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { Toran } from '#app/ui/toran.tsx';
import { landingPath } from '#contract/accounts/landing-path.ts';
import type { Language } from '#messages/language.ts';
import { landingWords } from '#messages/site/landing/by-language.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { sameForVisitors: true };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.view.hero.text },
  { property: 'og:title', content: data?.shareTitle },
  { property: 'og:description', content: data?.view.hero.text },
  { property: 'og:type', content: 'website' },
  { property: 'og:url', content: `${data?.appUrl ?? ''}/` },
  { property: 'og:image', content: `${data?.appUrl ?? ''}/og/default.png` },
];

export async function loader({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = landingPath(searchParams.get('returnTo'));
  const user = await findUser(request);
  if (user) throw redirect('/dashboard');
  const { language, headers } = await readLanguage(request);
  const words = landingWords[language];
  const message = signInMessage(words, searchParams.get('sign-in'));
  return data(
    {
      ...frameIn(language),
      title: words.pageTitle,
      shareTitle: words.shareTitle,
      appUrl: site.appUrl,
      signIn: returnTo ? `/auth/login?${new URLSearchParams({ returnTo })}` : '/auth/login',
      view: viewLanding(language, site),
      message,
      signInFirst: returnTo !== null && !message ? words.signInFirst : null,
    },
    { headers },
  );
}

/** Why somebody was led here, where there is a reason. */
function signInMessage({ signInMessages }: (typeof landingWords)[Language], reason: string | null) {
  return Object.entries(signInMessages).find(([name]) => name === reason)?.[1] ?? null;
}

export default function Landing() {
  const { signIn, message, signInFirst, view } = useLoaderData<typeof loader>();
  const { hero, sections, pricing, closing } = view;
  const getStarted = (
    <ButtonLink to={signIn} reloadDocument discover="none">
      {hero.getStarted}
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
        {signInFirst ? (
          <Alert className="mb-6">
            <RichText
              text={signInFirst}
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
          className="grid gap-x-8 gap-y-6 pt-2 pb-8 lg:grid-cols-2 lg:pt-8 lg:pb-16"
        >
          <div className="stack lg:self-end">
            <h1 id="hero-title" className="text-4xl">
              {hero.title}
            </h1>
            <p className="text-lg text-ink-soft">{hero.text}</p>
          </div>
          <div className="grid justify-items-center gap-3 lg:row-span-2 lg:self-center">
            <SampleCards hero={hero} />
            <ButtonLink to={hero.answered} reloadDocument discover="none" variant="quiet">
              {hero.tryAnswer}
            </ButtonLink>
          </div>
          <div className="stack">
            <CheckList items={hero.lines} />
            <div className="row">
              {getStarted}
              <ButtonLink to="/sample" reloadDocument discover="none" variant="secondary">
                {hero.openSample}
              </ButtonLink>
              <ButtonLink to="/guide" variant="quiet">
                {hero.howItWorks}
              </ButtonLink>
            </div>
          </div>
        </section>
        <RenderedOnce data={sections}>
          <Features {...sections.features} />
          <EventTypes {...sections.types} />
          <Steps {...sections.steps} />
          <Testimonials {...sections.testimonials} />
        </RenderedOnce>
        <LandingSection id="pricing" title={pricing.title} lead={pricing.lead} isFolded>
          <Plans view={pricing} start={getStarted} />
        </LandingSection>
        <section
          aria-labelledby="closing-title"
          className="card my-8 grid justify-items-center gap-4 py-12 text-center"
        >
          <h2 id="closing-title">{closing.title}</h2>
          <p className="text-ink-soft">{closing.text}</p>
          <div className="row justify-center">
            {getStarted}
            <ButtonLink to="/contact?topic=sales" variant="secondary">
              {closing.contactSales}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
