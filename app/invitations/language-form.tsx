import { Disclosure } from '#app/ui/disclosure.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { GuestList } from '#contract/guests/guests.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { languageNames, languages } from '#messages/language.ts';

/** The languages guests can be written to in, and the choice that leaves it open, as `leaveOpen` says it. */
export const languageOptions = (leaveOpen: string) => [
  { value: 'any', label: leaveOpen },
  ...languages.map((language) => ({ value: language, label: languageNames[language] })),
];

/** The language for guests who have not chosen one. */
export function LanguageForm({
  eventId,
  language,
}: {
  eventId: string;
  language: GuestList['guestLanguage'];
}) {
  return (
    <Disclosure title={invitationWords.guestLanguage}>
      <Form method="post" action={`/event/${eventId}/invite/language`} className="stack">
        <SelectField
          key={language}
          name="language"
          defaultValue={language ?? 'any'}
          label={invitationWords.languageOfGuest}
          help={invitationWords.guestLanguageHelp}
          options={languageOptions(invitationWords.languageByBrowser)}
        />
        <div>
          <FormButton variant="secondary" field="language" pendingLabel={invitationWords.saving}>
            {invitationWords.saveLanguage}
          </FormButton>
        </div>
      </Form>
    </Disclosure>
  );
}
