import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { findUser, site } from '#app/backend.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Toran } from '#app/ui/toran.tsx';
import { eventTypeNames, eventTypes } from '#contract/events.ts';

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

const steps = [
  { title: 'Create your event', text: 'Name, day, place. Bring your guest list from Excel or type it; we tidy phone numbers and doubles.' },
  { title: 'Invite guests', text: 'By e-mail or with a link you send on WhatsApp. Guests answer with one tap, without an account.' },
  { title: 'Manage gifts and wishes', text: 'Keep a wishlist next to the invitation, so that nobody has to guess and nothing comes twice.' },
];

const features = [
  { title: 'Event organisation', text: 'Date, venue and everything guests ask for on one page that opens fast on any phone.', picture: 'wedding' },
  { title: 'Gift registry', text: 'Your wishes with prices and pictures, shown to the people you invite.', picture: 'birthday' },
  { title: 'Guest management', text: 'Who is coming, with how many, and whose invitation never arrived.', picture: 'getTogether' },
];

export default function Landing() {
  const { signIn, wanted, message } = useLoaderData<typeof loader>();
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
        <section className="grid items-center gap-8 py-8 lg:grid-cols-2 lg:py-16">
          <div className="stack">
            <h1 className="text-4xl">The whole celebration, from the first invitation to the last reply</h1>
            <p className="text-lg text-ink-soft">{DESCRIPTION}</p>
            <div className="row">
              <ButtonLink to={signIn} reloadDocument>
                Get Started
              </ButtonLink>
              <ButtonLink to="/guide" variant="secondary">
                How it works
              </ButtonLink>
            </div>
          </div>
          <img src="/illustrations/wedding.svg" alt="" width={480} height={360} className="mx-auto w-full max-w-md" />
        </section>
        <section id="features" aria-labelledby="features-title" className="py-8">
          <h2 id="features-title" className="mb-6">
            What it does
          </h2>
          <ul className="grid gap-6 md:grid-cols-3">
            {features.map((feature) => (
              <li key={feature.title} className="card">
                <img src={`/illustrations/${feature.picture}.svg`} alt="" width={120} height={90} loading="lazy" />
                <h3 className="mt-3 text-lg">{feature.title}</h3>
                <p className="text-ink-soft">{feature.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section id="event-types" aria-labelledby="types-title" className="py-8">
          <h2 id="types-title" className="mb-6">
            For every kind of gathering
          </h2>
          <ul className="flex flex-wrap gap-2">
            {eventTypes.map((type) => (
              <li key={type} className="badge px-4 py-2 text-sm">
                {eventTypeNames[type]}
              </li>
            ))}
          </ul>
        </section>
        <section id="how-it-works" aria-labelledby="steps-title" className="py-8">
          <h2 id="steps-title" className="mb-6">
            How it works
          </h2>
          <ol className="grid gap-6 md:grid-cols-3">
            {steps.map((step, index) => (
              <li key={step.title} className="card">
                <span aria-hidden="true" className="badge badge-strong">
                  {index + 1}
                </span>
                <h3 className="mt-3 text-lg">{step.title}</h3>
                <p className="text-ink-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="card my-8 grid justify-items-center gap-4 py-12 text-center">
          <h2>Free for up to 3 events a year and 50 guests each</h2>
          <ButtonLink to={signIn} reloadDocument>
            Get Started
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
