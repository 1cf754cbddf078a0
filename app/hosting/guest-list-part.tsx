import type { ComponentProps } from 'react';
import { HostPage } from '#app/hosting/host-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

interface GuestListPartProps extends Pick<
  ComponentProps<typeof HostPage>,
  'host' | 'notice' | 'title' | 'children'
> {
  event: { _id: string; eventName: string };
  /** Whether there is anything to download. */
  filled: boolean;
  cancelled: boolean;
}

/** A page about the guests among the settings, such as questions and functions: the guests as a file, and what was said. */
export function GuestListPart({ event, filled, cancelled, ...page }: GuestListPartProps) {
  return (
    <HostPage
      {...page}
      event={{ ...event, status: cancelled ? 'cancelled' : 'active' }}
      closed={cancelled ? eventWords.cancelledAlready : null}
      actions={
        filled ? (
          <ButtonLink to={`/events/${event._id}/guests.csv`} reloadDocument variant="secondary">
            {hostPageWords.download}
          </ButtonLink>
        ) : null
      }
    />
  );
}
