import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { findUser, site } from '#app/backend.server.ts';
import { LandingSection } from '#app/site/landing/section.tsx';
import { EventTypes, Features, Steps, Testimonials } from '#app/site/landing/sections.tsx';
import { Plans } from '#app/site/plans.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Toran } from '#app/ui/toran.tsx';

const DESCRIPTION = 'Invite your guests, see who is coming and keep your wishes beside the invitation. For weddings, birthdays and every celebration in between.';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: 'Shagun: invitations, replies and gifts for Indian celebrations' },
  { name: 'description', content: DESCRIPTION },
  { property: 'og:title', content: 'Shagun' },
  { property: 'og:description', content: DESCRIPTION },
  { property: 'og:image', content: `${data?.appUrl ?? ''}/og/default.png` },
];

/** Why somebody was led here: by sign-in that did not work, or by a personal link that is not valid. */
const signInMessages: Record<string, string> = {
  unavailable: 'Sign-in is not available at the moment. Please try again in a few minutes.',
  cancelled: 'You left before signing in. Nothing was changed.',
  failed: 'Signing in did not work. Please try once more.',
  link: 'This personal link does not work any more. Ask your host for a new one, or sign in with the e-mail address you were invited under.',
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = searchParams.get('returnTo');
  const user = await findUser(request);
  if (user) throw redirect('/dashboard');
  return {
    appUrl: site.appUrl,
    signIn: returnTo ? `/auth/login?${new URLSearchParams({ returnTo })}` : '/auth/login',
    wanted: returnTo !== null,
    message: signInMessages[searchParams.get('sign-in') ?? ''] ?? null,
  };
}

export default function Landing() {
  const { signIn, wanted, message } = useLoaderData<typeof loader>();
  const getStarted = (
    <ButtonLink to={signIn} reloadDocument discover="none">
      Get started
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
            Please sign in to open that page. <Link to={signIn} reloadDocument>Sign in</Link>
          </Alert>
        ) : null}
        <section aria-labelledby="hero-title" className="grid items-center gap-8 py-8 lg:grid-cols-2 lg:py-16">
          <div className="stack">
            <h1 id="hero-title" className="text-4xl">
              The whole celebration, from the first invitation to the last reply
            </h1>
            <p className="text-lg text-ink-soft">{DESCRIPTION}</p>
            <div className="row">
              {getStarted}
              <ButtonLink to="/guide" variant="secondary">
                How it works
              </ButtonLink>
            </div>
          </div>
          <img src="/illustrations/wedding.svg" alt="" width={480} height={360} className="mx-auto w-full max-w-md" />
        </section>
        <Features />
        <EventTypes />
        <Steps />
        <Testimonials />
        <LandingSection id="pricing" title="Pricing" lead="Start with Basic, without a card and without an end date. The other two plans cannot be bought yet.">
          <Plans start={getStarted} />
        </LandingSection>
        <section aria-labelledby="closing-title" className="card my-8 grid justify-items-center gap-4 py-12 text-center">
          <h2 id="closing-title">Whom will you invite first?</h2>
          <p className="text-ink-soft">Your first event takes a few minutes. Nothing is sent before you press the button.</p>
          <div className="row justify-center">
            {getStarted}
            <ButtonLink to="/contact?topic=sales" variant="secondary">
              Contact sales
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
