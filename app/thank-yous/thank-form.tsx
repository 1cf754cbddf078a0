import { Link } from '@remix-run/react';
import type { ThankResult } from '#app/thank-yous/thank.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { MESSAGE_LENGTH } from '#contract/guests/reminder-limits.ts';
import type { PreparedThankYou } from '#contract/gifts/thank-yous.ts';
import * as thankYouPageWords from '#messages/thank-yous/page/en.ts';

/** The form as it stands: prepared, or typed already. */
interface Draft {
  text: string;
  requestId: string;
  upTo: string;
  language: string;
}

interface ThankFormProps extends Pick<PreparedThankYou, 'mail' | 'whatsapp'> {
  draft: Draft;
  problem: ThankResult['problem'];
}

const Kept = ({ draft: { requestId, upTo, language } }: { draft: Draft }) => (
  <>
    <input type="hidden" name="requestId" value={requestId} />
    <input type="hidden" name="upTo" value={upTo} />
    <input type="hidden" name="language" value={language} />
  </>
);

/** The words, and a button for each way they can go. */
export function ThankForm({ draft, problem, mail, whatsapp }: ThankFormProps) {
  const errors = (problem?.text ?? []).map((message) => ({
    id: 'text',
    label: thankYouPageWords.messageLabel,
    message,
  }));
  const other = draft.language === 'hi' ? 'en' : 'hi';
  return (
    <Card title={thankYouPageWords.writeTitle}>
      <Form method="post" className="stack">
        <WriterField />
        {problem?.message ? <Alert tone="error">{problem.message}</Alert> : null}
        {errors.length > 0 ? <FormErrors errors={errors} lastResult={problem} /> : null}
        <Kept draft={draft} />
        <TextArea
          key={`${draft.language} ${draft.requestId}`}
          id="text"
          name="text"
          label={thankYouPageWords.messageLabel}
          help={thankYouPageWords.messageHelp}
          rows={9}
          maxLength={MESSAGE_LENGTH}
          required
          lang={draft.language}
          defaultValue={draft.text}
          errors={problem?.text}
        />
        <p>
          <Link to={`?language=${other}`} preventScrollReset>
            {thankYouPageWords.inAnotherLanguage[other]}
          </Link>
        </p>
        <p className="text-sm text-ink-soft">
          {mail === 'open' ? thankYouPageWords.mailGoes : thankYouPageWords.whyNoMail[mail]}
        </p>
        <div className="row">
          {mail === 'open' ? (
            <SubmitButton value="mail" pendingLabel={thankYouPageWords.sendingMail}>
              {thankYouPageWords.sendMail}
            </SubmitButton>
          ) : null}
          {whatsapp ? (
            <SubmitButton
              value="whatsapp-link"
              variant={mail === 'open' ? 'secondary' : 'primary'}
              pendingLabel={thankYouPageWords.preparingWhatsApp}
            >
              {thankYouPageWords.onWhatsApp}
            </SubmitButton>
          ) : null}
          <SubmitButton value="in_person" variant="quiet" pendingLabel={thankYouPageWords.notingIt}>
            {thankYouPageWords.inPerson}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** The link that opens WhatsApp, and the button that says it was sent. */
export function WhatsAppStep({ draft, whatsapp }: { draft: Draft; whatsapp: string }) {
  return (
    <Card title={thankYouPageWords.whatsappTitle}>
      <Form method="post" className="stack">
        <WriterField />
        <Kept draft={draft} />
        <input type="hidden" name="text" value={draft.text} />
        <p>{thankYouPageWords.whatsappHint}</p>
        <blockquote
          className="border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere"
          lang={draft.language}
        >
          {draft.text}
        </blockquote>
        <p>
          <ButtonLink to={whatsapp} target="_blank" rel="noopener noreferrer">
            {thankYouPageWords.openWhatsApp}
          </ButtonLink>
        </p>
        <div className="row">
          <SubmitButton value="whatsapp" variant="secondary" pendingLabel={thankYouPageWords.notingIt}>
            {thankYouPageWords.sentOnWhatsApp}
          </SubmitButton>
          <SubmitButton value="change" variant="quiet">
            {thankYouPageWords.changeMessage}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
