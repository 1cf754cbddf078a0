import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useAddressOfWriter } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import {
  DESIGN_TOOL_CONNECT,
  designToolPopup,
  designToolTimes,
  type DesignToolConnection,
} from '#contract/designs/design-tool.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Not connected (spec section 2): what connecting does, and the button. */
export function ConnectCard({ connection }: { connection: DesignToolConnection }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const address = useAddressOfWriter(DESIGN_TOOL_CONNECT, { returnTo: pathname });
  const { waiting, open } = useConnectPopup(revalidate);
  if (!connection.available) {
    return (
      <Card title={designToolWords.panelTitle}>
        <p>{designToolWords.switchedOff}</p>
      </Card>
    );
  }
  return (
    <Card title={designToolWords.panelTitle} className="stack">
      {connection.ended ? (
        <Alert tone="error" title={designToolWords.notConnected} live={false}>
          {designToolWords.consentEnded}
        </Alert>
      ) : null}
      <p>{designToolWords.panelText}</p>
      <p className="field-help">{designToolWords.staysPrivate}</p>
      <p>
        <a className="btn btn-primary" href={address} onClick={open}>
          {connection.ended ? designToolWords.connectAgain : designToolWords.connect}
        </a>
      </p>
      <div role="status">
        {waiting === 'waiting' ? (
          <Alert live={false} title={designToolWords.connecting}>
            {designToolWords.popupWaits}
          </Alert>
        ) : null}
        {waiting === 'closed' ? <Alert live={false}>{designToolWords.popupGone}</Alert> : null}
        {waiting === 'late' ? (
          <Alert live={false} tone="error" title={designToolWords.connectFailed}>
            {designToolWords.popupTooLong}
          </Alert>
        ) : null}
      </div>
    </Card>
  );
}

/** `closed`: the popup seems to be gone, though a page there may only have cut itself off from us. */
type Waiting = 'idle' | 'waiting' | 'closed' | 'late';

const isConnected = async (): Promise<boolean> => {
  const answer = await fetch('/design-tool/connection', { headers: { Accept: 'application/json' } }).catch(
    () => null,
  );
  return answer?.ok ? ((await answer.json()) as { connected?: unknown }).connected === true : false;
};

/**
 * Opens the consent page in a popup and asks our own server every second whether it led
 * to a connection, for five minutes (spec section 4). Our server, because the provider's
 * page may hide the popup's state from us. Where popups are blocked the link leads there
 * in the page itself, as it does without scripts.
 */
function useConnectPopup(onConnected: () => void): {
  waiting: Waiting;
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const [waiting, setWaiting] = useState<Waiting>('idle');
  const popup = useRef<Window | null>(null);
  const connected = useRef(onConnected);
  useEffect(() => {
    connected.current = onConnected;
  }, [onConnected]);

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const until = Date.now() + designToolTimes.giveUpAfter;
    const timer = setInterval(() => {
      if (Date.now() > until) {
        clearInterval(timer);
        popup.current?.close();
        setWaiting('late');
        return;
      }
      if (popup.current?.closed) setWaiting('closed');
      void isConnected().then((yes) => {
        if (!yes) return;
        clearInterval(timer);
        setWaiting('idle');
        connected.current();
      });
    }, designToolTimes.checkEvery);
    return () => clearInterval(timer);
  }, [attempt]);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { width, height } = designToolPopup;
    const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
    const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
    popup.current = window.open(
      event.currentTarget.href,
      'shagun-design-tool',
      `popup,width=${width},height=${height},left=${left},top=${top}`,
    );
    if (!popup.current) return;
    event.preventDefault();
    setWaiting('waiting');
    setAttempt((before) => before + 1);
  }

  return { waiting, open };
}
