import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { hostRoles } from '#contract/common/host-roles.ts';
import { newHost } from '#contract/events/hosts.ts';
import * as hostWords from '#messages/hosts/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

/** An address and a role: who is invited to help, and how. */
export function InviteHostForm() {
  const [form, fields] = useConform({
    id: 'co-host',
    defaultValue: { role: 'editor' },
    ...checkedInPage(newHost),
  });
  return (
    <ConformForm form={form} labels={{ email: hostPageWords.emailLabel, role: hostPageWords.roleLabel }}>
      <TextField
        field={fields.email}
        label={hostPageWords.emailLabel}
        help={hostPageWords.emailHelp}
        type="email"
        inputMode="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <RadioGroup
        field={fields.role}
        label={hostPageWords.roleLabel}
        required
        layout="tiles"
        options={hostRoles.map((value) => ({
          value,
          label: hostWords.roleNames[value],
          help: hostWords.roleMeans[value],
        }))}
      />
      <div>
        <FormButton field="email" pendingLabel={hostPageWords.inviting}>
          {hostPageWords.invite}
        </FormButton>
      </div>
    </ConformForm>
  );
}
