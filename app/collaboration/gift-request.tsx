import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { GiftPageHeader } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { nextStep } from '#app/collaboration/next-step.server.ts';
import { viewTargets, type TargetView } from '#app/collaboration/targets.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { requestForm } from '#contract/gifts/collaboration.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import * as removalWords from '#messages/collaboration/removal/en.ts';

export const handle: EventPageHandle = { denied: togetherWords.cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: togetherWords.requestTab(data && { title: data.title, gift: data.gift.name }) },
];

export async function loader({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const place = { eventId, giftId };
  const { page, gift } = await loadGiftOfEvent(request, place);
  const { step } = nextStep(gift, page, site.takesPayments);
  // nothing to ask for: the gift's page says why
  if (step !== 'ask' && step !== 'contribute') throw redirect(`/event/${eventId}/gift/${giftId}`);
  const { targets } = await backend(request).load('listCollaborationTargets', { params: place });
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name: gift.name },
    title: step === 'ask' ? togetherWords.askToJoin : togetherWords.inviteAnother,
    targets: viewTargets(targets),
  };
}

export async function action({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  return postForm(await readForm(request), {
    schema: requestForm.omit({ giftId: true }),
    send: (body) =>
      backend(request).send('requestCollaboration', { params: { eventId }, body: { giftId, ...body } }),
    done: () => redirectWithFlash(`/event/${eventId}/gift/${giftId}`, togetherWords.requestSent),
    fallback: togetherWords.requestFailed,
  });
}

/** Asks one of those who give to be let in or, as one of them, asks another guest to join. */
export default function GiftRequest() {
  const { event, gift, title, targets } = useLoaderData<typeof loader>();
  const [form, { targetUserId, message }] = useConform<{ targetUserId: string; message: string }>({
    id: 'request',
  });
  return (
    <Page width="narrow" className="stack">
      <GiftPageHeader title={title} gift={gift} event={event} />
      {targets.length === 0 ? (
        <p>{togetherWords.targetsNone}</p>
      ) : (
        <Card as="div">
          <ConformForm
            form={form}
            labels={{ targetUserId: togetherWords.targetLabel, message: togetherWords.messageLabel }}
          >
            <TargetField field={targetUserId} targets={targets} />
            <TextArea field={message} label={togetherWords.messageLabel} optional rows={3} maxLength={500} />
            <FormButton pendingLabel={togetherWords.sending}>{togetherWords.send}</FormButton>
          </ConformForm>
        </Card>
      )}
    </Page>
  );
}

/** More people than this are chosen from the phone's own picker. */
const SHOWN = 8;

const asOption = {
  '': (name: string) => name,
  gives: togetherWords.targetOption,
  hosts: removalWords.hostOption,
} as const;
const help = { '': undefined, gives: togetherWords.targetGives, hosts: removalWords.isHost } as const;

/** One of those who may be asked, with their picture while they are few. */
function TargetField({ field, targets }: { field: FormField; targets: readonly TargetView[] }) {
  if (targets.length > SHOWN) {
    const options = targets.map(({ id, name, role }) => ({ value: id, label: asOption[role](name) }));
    return (
      <SelectField
        field={field}
        label={togetherWords.targetLabel}
        required
        placeholder={togetherWords.targetPlaceholder}
        options={options}
      />
    );
  }
  const options = targets.map(({ id, name, src, role }) => ({
    value: id,
    label: (
      <span className="flex items-center gap-3">
        <Avatar src={src} size={32} />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </span>
    ),
    help: help[role],
  }));
  const only = targets.length === 1 ? targets[0]?.id : undefined;
  return (
    <RadioGroup
      field={field}
      label={togetherWords.targetLabel}
      required
      options={options}
      layout="tiles"
      defaultValue={only}
    />
  );
}
