import { parseWithZod } from '@conform-to/zod/v4';
import { guestListChoices, type GuestListChoices } from '#contract/guests/guest-list-file.ts';

/** What a form says of the tables and columns of a file; `prefix` stands before its fields. A form that is not ours says nothing. */
export function choicesIn(form: FormData, prefix = ''): GuestListChoices {
  const fields = new FormData();
  for (const [name, value] of form)
    if (name.startsWith(prefix)) fields.append(name.slice(prefix.length), value);
  const submission = parseWithZod(fields, { schema: guestListChoices });
  return submission.status === 'success' ? submission.value : guestListChoices.parse({ tables: [] });
}
