import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod/v4';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { GiftPageHeader } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { todayAt } from '#app/collaboration/next-step.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { Page } from '#app/ui/page.tsx';
import { calendarDate } from '#contract/common/fields.ts';
import { mayEdit } from '#contract/common/host-roles.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

export const handle: EventPageHandle = { part: 'gifts', denied: togetherWords.organisersOnly };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: togetherWords.settingsTab(data?.gift.name) },
];

export async function loader({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const { page, gift } = await loadGiftOfEvent(request, { eventId, giftId });
  if (!mayEdit(page.viewer.relation)) throw data({ message: togetherWords.organisersOnly }, { status: 403 });
  if (!gift.isCollaborative) throw redirect(`/event/${eventId}/gift/${giftId}`);
  const { openToAll, closesOn, name } = gift;
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name },
    openToAll,
    closesOn,
    today: todayAt(page.event),
  };
}

const inputSchema = z.object({
  openToAll: z.string().optional(),
  // a field left empty arrives as undefined: no last day
  closesOn: calendarDate.optional(),
});

export async function action({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  return postForm(await readForm(request), {
    schema: inputSchema,
    send: ({ openToAll, closesOn = '' }) =>
      backend(request).send('updateCollaboration', {
        params,
        body: { openToAll: openToAll === 'on', closesOn },
      }),
    done: (_, { openToAll }) =>
      redirectWithFlash(
        `/event/${params.eventId}/gift/${params.giftId}`,
        openToAll === 'on' ? togetherWords.savedOpen : togetherWords.savedAsking,
      ),
  });
}

/** The organiser's settings of a gift that is given together: who joins without asking, and until when. */
export default function CollaborationSettings() {
  const { event, gift, openToAll, closesOn, today } = useLoaderData<typeof loader>();
  const [form, fields] = useConform<{ openToAll: string; closesOn: string }>({
    id: 'settings',
    defaultValue: { closesOn, ...(openToAll ? { openToAll: 'on' } : {}) },
  });
  return (
    <Page width="narrow" className="stack">
      <GiftPageHeader title={togetherWords.settingsTitle} gift={gift} event={event} />
      <Card as="div">
        <ConformForm
          form={form}
          labels={{ openToAll: togetherWords.openLabel, closesOn: togetherWords.closesLabel }}
        >
          <CheckboxField
            field={fields.openToAll}
            label={togetherWords.openLabel}
            help={togetherWords.openHelp}
          />
          <TextField
            field={fields.closesOn}
            label={togetherWords.closesLabel}
            help={togetherWords.closesHelp}
            optional
            type="date"
            // a last day that has passed stays as it is until it is changed
            min={closesOn !== '' && closesOn < today ? closesOn : today}
          />
          <FormButton pendingLabel={togetherWords.saving}>{togetherWords.save}</FormButton>
        </ConformForm>
      </Card>
    </Page>
  );
}
