import { useLocation, useRevalidator } from '@remix-run/react';
import { useConnectPopup } from '#app/design-tool/use-connect-popup.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { DESIGN_TOOL_CONNECT, type DesignToolConnection } from '#contract/designs/design-tool.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Not connected (spec section 2): what connecting does, and the button. */
export function ConnectCard({ connection }: { connection: DesignToolConnection }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
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
        <a
          className="btn btn-primary"
          href={`${DESIGN_TOOL_CONNECT}?${new URLSearchParams({ returnTo: pathname })}`}
          onClick={open}
        >
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
