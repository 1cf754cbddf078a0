import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { newRequestId } from '#app/invitations/add-invitees.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { MessageConfirm } from '#app/reminders/message-confirm.tsx';
import {
  handleMessage,
  type SendMessageResult,
  type MessageDraft,
  type MessageProblem,
} from '#app/reminders/send-message.server.ts';
import { FilterInputs, FilterLine, NamedLists } from '#app/hosting/filter-parts.tsx';
import { loadGuestLists } from '#app/hosting/guest-lists.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { guestFilterQuery, type GuestFilter, type GuestLists } from '#contract/guests/guest-filter.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Alert } from '#app/ui/alert.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { audienceInWords } from '#app/reminders/audience-in-words.ts';
import { Card } from '#app/ui/card.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { guestMessage, audience, type Reminders } from '#contract/guests/reminders.ts';
import { MESSAGE_LENGTH } from '#contract/guests/reminder-limits.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

export const handle: EventPageHandle = { part: 'messages' };

export const meta = eventTitle(reminderPageWords.writePageTitle, reminderPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const filter = queryOf(request, guestFilterQuery);
  const [reminders, { event, host }, { lists }] = await Promise.all([
    api.load('getReminders', { params, query: filter }),
    loadHosted(request, params.eventId, { toEdit: true }),
    loadGuestLists(api, params.eventId),
  ]);
  const { audiences, functions, allowed } = reminders;
  // the page of a function's guests leads here for them
  const functionId = guestMessage.shape.functionId
    .catch('')
    .parse(new URL(request.url).searchParams.get('functionId') ?? '');
  return {
    event,
    host,
    filter,
    lists,
    audiences,
    functions,
    functionId,
    allowed,
    closed: sentenceOfClosed(event),
    requestId: newRequestId(),
  };
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const answer = await handleMessage(request, eventId);
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

/** A message in the organiser's own words: written, looked at as the guests will read it, and only then sent. */
export default function MessagePage() {
  const { event, host, filter, lists, audiences, functions, functionId, allowed, closed, requestId } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as SendMessageResult | undefined;
  const reminders = `/event/${event._id}/invite/reminders`;
  const refused = closed ?? (allowed ? null : reminderPageWords.planNote);
  return (
    <HostPage
      event={event}
      host={host}
      width="narrow"
      title={answer?.preview ? reminderPageWords.confirmTitle : reminderPageWords.messageTitle}

      back={<BackLink to={reminders}>{reminderPageWords.back}</BackLink>}
    >
      {refused ? (
        <Alert tone="info" live={false} title={refused}>
          {closed ? (
            <Link to={reminders}>{reminderPageWords.back}</Link>
          ) : (
            <Link to="/contact">{reminderPageWords.seePlans}</Link>
          )}
        </Alert>
      ) : answer?.preview ? (
        <MessageConfirm
          preview={answer.preview}
          filter={filter}
          draft={answer.draft}
          functions={functions}
          page={reminders}
        />
      ) : (
        <MessageForm
          filter={filter}
          lists={lists}
          audiences={audiences}
          functions={functions}
          draft={answer?.draft ?? { audience: 'all', functionId, text: '', requestId }}
          problem={answer?.problem ?? null}
        />
      )}
    </HostPage>
  );
}

interface MessageFormProps {
  filter: GuestFilter;
  lists: GuestLists['lists'];
  audiences: Reminders['audiences'];
  functions: Reminders['functions'];
  draft: MessageDraft;
  problem: MessageProblem | null;
}

const labels = {
  functionId: reminderPageWords.functionLabel,
  audience: reminderPageWords.audienceLabel,
  text: reminderPageWords.messageLabel,
};

/** To whom, and what. The button leads to how it will read; nothing is sent from here. */
function MessageForm({ filter, lists, audiences, functions, draft, problem }: MessageFormProps) {
  const errors = (['functionId', 'audience', 'text'] as const).flatMap((id) =>
    (problem?.[id] ?? []).map((message) => ({ id, label: labels[id], message })),
  );
  return (
    <Card as="div">
      <div className="stack mb-4 empty:hidden">
        <NamedLists
          lists={lists}
          filter={filter}
          more={draft.functionId ? { functionId: draft.functionId } : {}}
        />
        <FilterLine filter={filter} functions={functions} />
      </div>
      <Form method="post" className="stack">
        <WriterField />
        <FilterInputs filter={filter} />
        {problem?.message ? <Alert tone="error">{problem.message}</Alert> : null}
        {errors.length > 0 ? <FormErrors errors={errors} lastResult={problem} /> : null}
        <input type="hidden" name="requestId" value={draft.requestId} />
        {functions.length > 0 ? (
          <SelectField
            id="functionId"
            name="functionId"
            label={reminderPageWords.functionLabel}
            defaultValue={draft.functionId}
            errors={problem?.functionId}
            options={[
              { value: '', label: reminderPageWords.wholeEvent },
              ...functions.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        ) : null}
        <RadioGroup
          id="audience"
          name="audience"
          label={reminderPageWords.audienceLabel}
          defaultValue={draft.audience}
          errors={problem?.audience}
          // how many it is depends on the function, which is told before it is sent
          options={audience.options.map((to) => ({
            value: to,
            label: reminderPageWords.audiences[to],
            help: functions.length > 0 ? undefined : audienceInWords(audiences[to]),
          }))}
        />
        <TextArea
          id="text"
          name="text"
          label={reminderPageWords.messageLabel}
          help={`${reminderPageWords.messageHelp} ${reminderPageWords.messageLength}`}
          rows={8}
          maxLength={MESSAGE_LENGTH}
          required
          defaultValue={draft.text}
          errors={problem?.text}
        />
        <div>
          <FormButton name="intent" value="preview" pendingLabel={reminderPageWords.previewing}>
            {reminderPageWords.preview}
          </FormButton>
        </div>
      </Form>
    </Card>
  );
}
