import type { TargetView } from '#app/collaboration/targets.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';

/** More people than this are chosen from the phone's own picker. */
const SHOWN = 8;

const LABEL = 'Whom do you want to ask?';

/** One of those who may be asked, with their picture while they are few. */
export function TargetField({ field, targets }: { field: FormField; targets: readonly TargetView[] }) {
  if (targets.length > SHOWN) {
    const options = targets.map(({ id, name, gives }) => ({ value: id, label: gives ? `${name} (gives already)` : name }));
    return <SelectField field={field} label={LABEL} required placeholder="Choose a person" options={options} />;
  }
  const options = targets.map(({ id, name, src, gives }) => ({
    value: id,
    label: (
      <span className="flex items-center gap-3">
        <Avatar src={src} size={32} />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </span>
    ),
    help: gives ? 'Gives already' : undefined,
  }));
  const only = targets.length === 1 ? targets[0]?.id : undefined;
  return <RadioGroup field={field} label={LABEL} required options={options} layout="tiles" defaultValue={only} />;
}
