import { Form, Link, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { Notice } from '#app/notice.server.ts';
import { ChannelField } from '#app/invitations/channel-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download, MessageCircle, RefreshCw } from '#app/ui/icons.tsx';
import { Progress } from '#app/ui/progress.tsx';
import type { GuestList } from '#contract/guests.ts';
import * as words from '#messages/invitations/en.ts';
import * as messageWords from '#messages/messages/pages/en.ts';

interface SendPanelProps {
  eventId: string;
  counts: GuestList['counts'];
  notice: Notice | null;
  /** False for a cancelled event: nothing can be sent. */
  open: boolean;
  channels: GuestList['messageChannels'];
}

/** What can be done with the whole list: send what was not sent, see how far sending got, take the list along. */
export function SendPanel({ eventId, counts, notice, open, channels }: SendPanelProps) {
  return (
    <div className="stack" data-print="no">
      {notice ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
      {counts.sending > 0 ? <Sending counts={counts} /> : null}
      {open && counts.notInvited + counts.undelivered > 0 ? (
        <Form method="post" action={`/event/${eventId}/invite/send`} className="row items-end">
          <ChannelField channels={channels} />
          {counts.notInvited > 0 ? <SendButton guests="not-invited">{words.inviteUninvited(counts.notInvited)}</SendButton> : null}
          {counts.undelivered > 0 ? <SendButton guests="undelivered">{words.sendUndelivered(counts.undelivered)}</SendButton> : null}
        </Form>
      ) : null}
      {open && counts.linkReady > 0 ? (
        <p>
          <ButtonLink to={`/event/${eventId}/invite/send-next`}>
            <MessageCircle size={18} aria-hidden /> {messageWords.sendNextAction(counts.linkReady)}
          </ButtonLink>
        </p>
      ) : null}
      {counts.total > 0 ? (
        <div className="row">
          <ButtonLink to={`/events/${eventId}/guests.csv`} reloadDocument download variant="secondary">
            <Download size={18} aria-hidden /> {words.exportCsv}
          </ButtonLink>
          <Button type="button" variant="quiet" className="scripted" onClick={() => window.print()}>
            {words.printList}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function SendButton({ guests, children }: { guests: string; children: string }) {
  const navigation = useNavigation();
  return (
    <Button name="guests" value={guests} variant="secondary" pending={navigation.formData?.get('guests') === guests} pendingLabel={words.sendingNow}>
      {children}
    </Button>
  );
}

/** Between two looks at how far sending got. */
const LOOK_AGAIN_MS = 4000;

/** Read from the database each time, so it survives a reload; with scripts the page looks again by itself while it is visible. */
function Sending({ counts }: { counts: GuestList['counts'] }) {
  const { revalidate } = useRevalidator();
  const all = counts.sent + counts.sending;

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <Card>
      <div className="card-head">
        <p role="status">
          <strong>{words.sentOf(counts.sent, all)}</strong>
          <span className="text-ink-soft">
            {' '}
            · {words.onTheWay(counts.sending)}
          </span>
        </p>
        <Link to="." reloadDocument className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <RefreshCw size={18} aria-hidden /> {words.refresh}
        </Link>
      </div>
      <Progress percent={(100 * counts.sent) / all} label={words.sentBar} />
    </Card>
  );
}
