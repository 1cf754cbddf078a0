import { data } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { redirectWithFlash, takeFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { notificationTypes, type NotificationType } from '#contract/messaging/notifications.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as messageWords from '#messages/phone-messages/pages/en.ts';
import * as notificationWords from '#messages/notifications/en.ts';

/** The choices under each heading. An invitation is a mail of its own, which its guest stops with a link in it. */
const groups: { title: string; types: readonly NotificationType[] }[] = [
  {
    title: notificationWords.mailsYourEvents,
    types: ['rsvp_yes', 'rsvp_no', 'unrsvp', 'guest_message', 'collab_joined', 'gift_purchased'],
  },
  {
    title: notificationWords.mailsGiftsYouGive,
    types: ['gift_updated', 'collab_request', 'collab_accepted', 'collab_rejected'],
  },
];
const offered = groups.flatMap(({ types }) => types);

export const meta: PageMeta = () => [{ title: notificationWords.mailsPageTitle }];

export async function loader({ request }: RouteArgs) {
  const { byEmail, byWhatsApp, whatsAppNumber } = await backend(request).load('getNotificationMail', {});
  const { notice, headers } = await takeFlash(request);
  const view = {
    saved: notice?.text ?? '',
    /** Empty when there is nothing to choose. */
    whatsAppNumber: whatsAppNumber && formatPhone(whatsAppNumber),
    groups: groups.map(({ title, types }) => ({
      title,
      choices: types.map((type) => ({
        type,
        name: notificationWords.typeNames[type],
        byMail: byEmail.includes(type),
        byWhatsApp: byWhatsApp.includes(type),
      })),
    })),
  };
  return data(view, { headers });
}

export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const { load, call } = backend(request);
  // what is not offered here stays as it is
  const before = await load('getNotificationMail', {});
  const chosen = (field: string, kept: readonly NotificationType[]) =>
    notificationTypes.filter((type) =>
      offered.includes(type) ? form.getAll(field).includes(type) : kept.includes(type),
    );
  const byWhatsApp = before.whatsAppNumber ? { byWhatsApp: chosen('whatsapp', before.byWhatsApp) } : {};
  const result = await call('setNotificationMail', {
    body: { byEmail: chosen('mail', before.byEmail), ...byWhatsApp },
  });
  if (result.ok) return redirectWithFlash('/profile/mails', notificationWords.mailsSaved);
  if (result.status === 401) return redirectToSignIn(new Request(new URL('/profile/mails', request.url)));
  return data({ message: result.error.message }, { status: result.status });
}

export default function MailsPage() {
  const { groups: shown, saved, whatsAppNumber } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const saving = useNavigation().formMethod === 'POST';
  return (
    <Page width="narrow">
      <PageHeader
        title={notificationWords.mailsTitle}
        description={whatsAppNumber ? notificationWords.mailsAndMessagesIntro : notificationWords.mailsIntro}
        back={<BackLink to="/notifications">{notificationWords.backToNotifications}</BackLink>}
      />
      <Form method="post" className="stack">
        <WriterField />
        {refused ? (
          <Alert tone="error">{refused.message}</Alert>
        ) : saved && !saving ? (
          <Alert tone="success">{saved}</Alert>
        ) : null}
        {shown.map(({ title, choices }) => (
          <Card key={title}>
            <fieldset>
              <legend className="text-lg font-semibold">{title}</legend>
              {whatsAppNumber
                ? choices.map((choice) => <BothWays key={choice.type} {...choice} />)
                : choices.map(({ type, name, byMail }) => (
                    <CheckboxField
                      key={type}
                      name="mail"
                      id={`mail-${type}`}
                      value={type}
                      label={name}
                      defaultChecked={byMail}
                    />
                  ))}
            </fieldset>
          </Card>
        ))}
        {whatsAppNumber ? (
          <p className="text-ink-soft">{messageWords.whatsAppGoesTo(whatsAppNumber)}</p>
        ) : null}
        <p className="text-ink-soft">{notificationWords.mailsAlwaysSent}</p>
        <div>
          <Button pending={saving} pendingLabel={notificationWords.mailsSavePending}>
            {notificationWords.mailsSave}
          </Button>
        </div>
      </Form>
    </Page>
  );
}

interface BothWaysProps {
  type: NotificationType;
  name: string;
  byMail: boolean;
  byWhatsApp: boolean;
}

/** One type with a box for each way; the group's name is read out with either. */
function BothWays({ type, name, byMail, byWhatsApp }: BothWaysProps) {
  return (
    <div
      role="group"
      aria-labelledby={`type-${type}`}
      className="grid items-center gap-x-4 border-b border-line py-1 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <span id={`type-${type}`}>{name}</span>
      <div className="flex gap-x-6">
        <CheckboxField
          name="mail"
          id={`mail-${type}`}
          value={type}
          label={messageWords.channelNames.email}
          defaultChecked={byMail}
        />
        <CheckboxField
          name="whatsapp"
          id={`whatsapp-${type}`}
          value={type}
          label={messageWords.channelNames.whatsapp}
          defaultChecked={byWhatsApp}
        />
      </div>
    </div>
  );
}
