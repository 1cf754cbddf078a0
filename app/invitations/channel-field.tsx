import { SelectField } from '#app/ui/select-field.tsx';
import type { ChannelWish } from '#contract/guests/invitations.ts';
import type { GuestList } from '#contract/guests/guests.ts';
import * as messagePageWords from '#messages/phone-messages/pages/en.ts';

interface ChannelFieldProps {
  channels: GuestList['messageChannels'];
  /** For one guest: ways that do not reach them are left out. */
  contact?: { email: string; phone: string };
}

/** How the invitations of this press go out. */
export function ChannelField({ channels, contact }: ChannelFieldProps) {
  const ways: ChannelWish[] = ['auto', 'email', ...channels, 'link'];
  const reaching = ways.filter(
    (way) => way === 'auto' || !contact || (way === 'email' ? contact.email !== '' : contact.phone !== ''),
  );
  if (reaching.length < 3) return null;
  return (
    <SelectField
      name="channel"
      label={messagePageWords.channelLabel}
      defaultValue="auto"
      className="grow sm:max-w-72 sm:min-w-64"
      options={reaching.map((value) => ({
        value,
        label: value === 'auto' && contact ? messagePageWords.bestWay : messagePageWords.channelNames[value],
      }))}
    />
  );
}
