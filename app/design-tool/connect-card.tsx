import { useLocation, useRevalidator } from '@remix-run/react';
import { useConnectPopup } from '#app/design-tool/use-connect-popup.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { DESIGN_TOOL_CONNECT, type DesignToolConnection } from '#contract/designs/design-tool.ts';
import * as words from '#messages/design-tool/en.ts';

/** Not connected (spec section 2): what connecting does, and the button. */
export function ConnectCard({ connection }: { connection: DesignToolConnection }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { waiting, open } = useConnectPopup(revalidate);
  if (!connection.available) {
    return (
      <Card title={words.panelTitle}>
        <p>{words.switchedOff}</p>
      </Card>
    );
  }
  return (
    <Card title={words.panelTitle} className="stack">
      {connection.ended ? (
        <Alert tone="error" title={words.notConnected} live={false}>
          {words.consentEnded}
        </Alert>
      ) : null}
      <p>{words.panelText}</p>
      <p className="field-help">{words.staysPrivate}</p>
      <p>
        <a
          className="btn btn-primary"
          href={`${DESIGN_TOOL_CONNECT}?${new URLSearchParams({ returnTo: pathname })}`}
          onClick={open}
        >
          {connection.ended ? words.connectAgain : words.connect}
        </a>
      </p>
      <div role="status">
        {waiting === 'waiting' ? (
          <Alert live={false} title={words.connecting}>
            {words.popupWaits}
          </Alert>
        ) : null}
        {waiting === 'closed' ? <Alert live={false}>{words.popupGone}</Alert> : null}
        {waiting === 'late' ? (
          <Alert live={false} tone="error" title={words.connectFailed}>
            {words.popupTooLong}
          </Alert>
        ) : null}
      </div>
    </Card>
  );
}
