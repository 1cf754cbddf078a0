import { useEffect, useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download, Share2 } from '#app/ui/icons.tsx';
import * as sharingWords from '#messages/sharing/en.ts';

interface CardToSendProps {
  event: { _id: string; eventName: string };
  /** The picture, and the address it is downloaded from; null before there is one. */
  card: { src: string; width: number; height: number; file: string } | null;
  drawing: boolean;
  /** Whether whoever looks may choose a design. */
  edits: boolean;
}

/** The card as a picture, to download or, where the phone can, to hand to any app together with the message. */
export function CardToSend({ event, card, drawing, edits }: CardToSendProps) {
  return (
    <Card title={sharingWords.cardTitle} className="stack">
      {drawing ? <Alert live={false}>{sharingWords.cardMaking}</Alert> : null}
      {card ? (
        <>
          <img
            src={card.src}
            width={card.width}
            height={card.height}
            alt={sharingWords.cardAlt(event.eventName)}
            className="mx-auto h-auto max-h-[36rem] w-auto max-w-full rounded-lg"
          />
          <div className="row">
            <ButtonLink to={card.file} reloadDocument download variant="secondary">
              <Download size={18} aria-hidden /> {sharingWords.downloadCard}
            </ButtonLink>
            <ShareButton src={card.src} />
          </div>
        </>
      ) : drawing ? null : (
        <>
          <p>{sharingWords.noCard}</p>
          {edits ? (
            <p>
              <ButtonLink to={`/event/${event._id}/invite/design`} variant="secondary">
                {sharingWords.chooseDesign}
              </ButtonLink>
            </p>
          ) : null}
        </>
      )}
    </Card>
  );
}

const asFile = (parts: Blob[]) => new File(parts, 'invitation.png', { type: 'image/png' });

/** There where the browser hands files to other apps: on phones, over https. */
function ShareButton({ src }: { src: string }) {
  const [able, setAble] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => {
    setAble('canShare' in navigator && navigator.canShare({ files: [asFile([])] }));
  }, []);
  if (!able) return null;

  async function share() {
    setStatus('');
    try {
      const answer = await fetch(src);
      if (!answer.ok) throw new Error(answer.statusText);
      // the message as it stands in its field now
      const text = document.querySelector<HTMLTextAreaElement>('textarea[name=text]')?.value ?? '';
      await navigator.share({ files: [asFile([await answer.blob()])], text });
    } catch (error) {
      // whoever closes the list of apps has changed their mind
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setStatus(sharingWords.shareFailed);
    }
  }

  return (
    <>
      <Button type="button" onClick={() => void share()}>
        <Share2 size={18} aria-hidden /> {sharingWords.shareCard}
      </Button>
      <span role="status" className="field-help">
        {status}
      </span>
    </>
  );
}
