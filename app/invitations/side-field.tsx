import type { FormField } from '#app/ui/form-field.ts';
import { TextField } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import { SIDE_LENGTH, weddingSides } from '#contract/guests/guest-side.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import * as listWords from '#messages/guests/list/en.ts';

interface SideFieldProps {
  eventType: EventType;
  /** What the guest has, or the list is narrowed to. */
  side: string;
  field?: FormField;
  /** What it reads where none is chosen. */
  none: string;
}

/** Whose guest somebody is: of a wedding's sides one, at other events any word. */
export function SideField({ eventType, side, field, none }: SideFieldProps) {
  if (eventType !== 'wedding' && eventType !== 'engagement')
    return (
      <TextField
        {...(field
          ? { field, optional: true, help: invitationWords.sideHelp }
          : { name: 'side', defaultValue: listWords.sideName(side) })}
        label={invitationWords.sideLabel}
        maxLength={SIDE_LENGTH}
      />
    );
  // one that a list brought along stays to be chosen
  const sides = [...new Set<string>([...weddingSides, side])].filter(Boolean);
  return (
    <SelectField
      {...(field ? { field } : { name: 'side', defaultValue: side })}
      label={invitationWords.sideLabel}
      placeholder={none}
      options={sides.map((value) => ({ value, label: listWords.sideName(value) }))}
    />
  );
}
