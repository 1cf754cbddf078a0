import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { hostRoles } from '#contract/common/host-roles.ts';
import { newHost } from '#contract/events/hosts.ts';
import * as hostWords from '#messages/hosts/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

/** An address and a role: who is invited to help, and how. */
export function InviteHostForm({ lastResult }: { lastResult: SubmissionResult<string[]> | null }) {
  const inviting = useNavigation().formData?.has('email') === true;
  const [form, fields] = useForm({
    id: 'co-host',
    lastResult,
    defaultValue: { role: 'editor' },
    shouldRevalidate: 'onInput',
    onValidate: checkedInPage(newHost),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <WriterField />
      <FormErrors
        form={form}
        labels={{ email: hostPageWords.emailLabel, role: hostPageWords.roleLabel }}
        lastResult={lastResult}
      />
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
        <Button pending={inviting} pendingLabel={hostPageWords.inviting}>
          {hostPageWords.invite}
        </Button>
      </div>
    </Form>
  );
}
