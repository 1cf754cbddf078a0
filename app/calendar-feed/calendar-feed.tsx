import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { AccountPageHandle } from '#app/frame/account-layout.tsx';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { SignInAgain } from '#app/frame/sign-in-first.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import * as calendarWords from '#messages/calendar-feed/en.ts';

export const handle: AccountPageHandle = { failed: { message: calendarWords.loadFailed } };

export const meta: PageMeta = () => [{ title: calendarWords.pageTitle }];

const PAGE = '/calendar';

export async function loader({ request }: RouteArgs) {
  const { made, url } = await backend(request).load('getCalendarFeed', {});
  const notice = await readFlash(request);
  if (url === null) return { made, links: null, notice };
  // what calendar apps take as "keep reading this"
  const feed = url.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: feed })}`;
  return { made, links: { url, feed, google }, notice };
}

/** Makes the address, makes another or stops it, as the pressed button says. */
export async function action({ request }: RouteArgs) {
  const intent = (await readForm(request)).get('intent');
  if (intent !== 'make' && intent !== 'remove') return redirect(PAGE);
  const api = backend(request);
  return redirectWithOutcome(
    request,
    PAGE,
    await api.call(intent === 'make' ? 'makeCalendarFeed' : 'removeCalendarFeed', {}),
  );
}

export default function CalendarFeed() {
  const { made, links, notice } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={calendarWords.title} description={calendarWords.lead} />
      <FlashMessage notice={notice} />
      {made ? links ? <Address {...links} /> : <HiddenAddress /> : <NoAddress />}
      {made ? <ChangeAddress /> : null}
    </Page>
  );
}

function NoAddress() {
  return (
    <Card>
      <p>{calendarWords.none}</p>
      <p className="mt-2 text-ink-soft">{calendarWords.what}</p>
      <Form method="post" className="mt-4">
        <WriterField />
        <SubmitButton value="make" pendingLabel={calendarWords.making}>
          {calendarWords.make}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function HiddenAddress() {
  return (
    <Card>
      <SignInAgain page={PAGE} message={calendarWords.signInFirst} why={calendarWords.signInFirstWhy} />
    </Card>
  );
}

function Address({ url, feed, google }: { url: string; feed: string; google: string }) {
  return (
    <Card>
      <div className="stack">
        <TextField
          label={calendarWords.addressLabel}
          name="url"
          help={calendarWords.addressHelp}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="row">
          <a className="btn btn-primary" href={feed}>
            {calendarWords.open}
          </a>
          <ButtonLink to={google} variant="secondary" target="_blank" rel="noopener noreferrer">
            {calendarWords.google}
          </ButtonLink>
          <CopyButton text={url}>{calendarWords.copy}</CopyButton>
        </div>
        <p className="text-ink-soft">
          {calendarWords.what} {calendarWords.slow}
        </p>
      </div>
    </Card>
  );
}

function ChangeAddress() {
  return (
    <Card title={calendarWords.changeTitle}>
      <p>{calendarWords.renewMeans}</p>
      <Form method="post" className="row mt-4">
        <WriterField />
        <SubmitButton value="make" variant="secondary" pendingLabel={calendarWords.renewing}>
          {calendarWords.renew}
        </SubmitButton>
        <SubmitButton value="remove" variant="danger" pendingLabel={calendarWords.removing}>
          {calendarWords.remove}
        </SubmitButton>
      </Form>
    </Card>
  );
}
