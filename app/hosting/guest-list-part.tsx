import type { ComponentProps, ReactNode } from 'react';
import { HelpingLine } from '#app/hosting/helping-line.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

interface GuestListPartProps {
  event: { _id: string; eventName: string };
  host: ComponentProps<typeof HelpingLine>['host'];
  notice: ComponentProps<typeof FlashMessage>['notice'];
  title: string;
  /** Whether there is anything to download. */
  filled: boolean;
  cancelled: boolean;
  children: ReactNode;
}

/** A page about the guests among the settings, such as questions and functions: the guests as a file, and what was said. */
export function GuestListPart({
  event,
  host,
  notice,
  title,
  filled,
  cancelled,
  children,
}: GuestListPartProps) {
  return (
    <Page className="stack">
      <PageHeader
        title={title}
        event={event.eventName}
        actions={
          filled ? (
            <ButtonLink to={`/events/${event._id}/guests.csv`} reloadDocument variant="secondary">
              {hostPageWords.download}
            </ButtonLink>
          ) : null
        }
      />
      <HelpingLine host={host} />
      <FlashMessage notice={notice} />
      {cancelled ? (
        <Alert tone="error" live={false}>
          {eventWords.cancelledAlready}
        </Alert>
      ) : null}
      {children}
    </Page>
  );
}
