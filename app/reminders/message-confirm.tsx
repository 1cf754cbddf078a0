import { Link } from '@remix-run/react';
import { LeftOut } from '#app/reminders/left-out.tsx';
import { Sample } from '#app/reminders/sample-message.tsx';
import type { MessageDraft } from '#app/reminders/send-message.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { filterAddress, FilterInputs, FilterLine } from '#app/hosting/filter-parts.tsx';
import type { GuestFilter } from '#contract/guests/guest-filter.ts';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import type { Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

interface MessageConfirmProps {
  preview: {
    reach: Reminders['reminder'];
    sample: { subject: string; text: string };
    links: { _id: string; name: string; whatsapp: string }[];
  };
  /** Whom alone of the audience it is for. */
  filter: GuestFilter;
  draft: MessageDraft;
  functions: Reminders['functions'];
  /** Address of the page of reminders. */
  page: string;
}

/** The message as guests will read it, how many get it, and the button that sends it. */
export function MessageConfirm({
  preview: { reach, sample, links },
  filter,
  draft,
  functions,
  page,
}: MessageConfirmProps) {
  const functionName = functions.find(({ _id }) => _id === draft.functionId)?.name ?? '';
  return (
    <Card as="div">
      <Form method="post" className="stack">
        <WriterField />
        <FilterInputs filter={filter} />
        <FilterLine filter={filter} functions={functions} isFixed />
        <input type="hidden" name="requestId" value={draft.requestId} />
        <input type="hidden" name="audience" value={draft.audience} />
        <input type="hidden" name="functionId" value={draft.functionId} />
        <input type="hidden" name="text" value={draft.text} />
        <p>
          <strong>
            {reach.told > 0
              ? reminderPageWords.confirmSay(
                  reminderPageWords.audienceOf(draft.audience, functionName),
                  reach.told,
                )
              : reminderPageWords.confirmNobody}
          </strong>{' '}
          <Link
            to={`${page}/guests${filterAddress(filter, {
              to: draft.audience,
              ...(draft.functionId ? { functionId: draft.functionId } : {}),
            })}`}
            target="_blank"
          >
            {reminderPageWords.seeWho}
          </Link>
        </p>
        <LeftOut reach={reach} />
        <Sample sample={sample} open />
        {links.length > 0 ? (
          <details>
            <summary className="min-h-11 py-2 font-semibold">
              {reminderPageWords.sendYourself(reach.notTold.link ?? 0)}
            </summary>
            <ul className="divide-y divide-line">
              {links.map((guest) => (
                <li
                  key={guest._id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
                >
                  <span className="wrap-anywhere">{guest.name}</span>
                  <ButtonLink
                    to={guest.whatsapp}
                    variant="secondary"
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={reminderPageWords.writeTo(guest.name)}
                  >
                    {reminderPageWords.openChat}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        <div className="row">
          {reach.told > 0 ? (
            <SubmitButton value="send" pendingLabel={reminderPageWords.sending}>
              {reminderPageWords.send(reach.told)}
            </SubmitButton>
          ) : null}
          <SubmitButton value="change" variant="secondary">
            {reminderPageWords.change}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
