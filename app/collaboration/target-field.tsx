import type { TargetView } from '#app/collaboration/targets.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';
import * as removalWords from '#messages/collaboration/removal/en.ts';

/** More people than this are chosen from the phone's own picker. */
const SHOWN = 8;

const asOption = {
  '': (name: string) => name,
  gives: togetherWords.targetOption,
  hosts: removalWords.hostOption,
} as const;
const help = { '': undefined, gives: togetherWords.targetGives, hosts: removalWords.isHost } as const;

/** One of those who may be asked, with their picture while they are few. */
export function TargetField({ field, targets }: { field: FormField; targets: readonly TargetView[] }) {
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
