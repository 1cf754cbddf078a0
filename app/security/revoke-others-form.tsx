import type { ReactNode } from 'react';
import { WriterField } from '#app/frame/writer-field.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { Form } from '#app/ui/form.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import * as securityWords from '#messages/security/en.ts';

export const REVOKE_OTHERS = '/security/revoke-others';

/** How many API keys there are, and webhooks that are told something. */
export interface ProgramsWithAccess {
  keys: number;
  webhooks: number;
}

/**
 * Ends all other sessions: on the page that asks, and in the dialog. What programs have goes with them if
 * whoever presses says so; `keep` leads back without doing so.
 */
export function RevokeOthersForm({
  programs,
  keep,
}: {
  programs: ProgramsWithAccess | null;
  keep: ReactNode;
}) {
  return (
    <Form method="post" action={REVOKE_OTHERS} className="stack">
      <WriterField />
      <p>{securityWords.calendarEndsToo}</p>
      {programs ? null : <MissingPart>{securityWords.programsMissing}</MissingPart>}
      {programs && programs.keys + programs.webhooks > 0 ? (
        <CheckboxField
          name="keys"
          value="revoke"
          label={securityWords.revokeProgramsToo(programs)}
          help={securityWords.revokeProgramsHelp}
        />
      ) : null}
      <div className="row">
        <FormButton variant="danger" action={REVOKE_OTHERS} pendingLabel={securityWords.revokePending}>
          {securityWords.revokeOthers}
        </FormButton>
        {keep}
      </div>
    </Form>
  );
}
