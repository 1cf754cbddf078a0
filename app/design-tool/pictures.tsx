import { useLocation } from '@remix-run/react';
import { PostButton } from '#app/design-tool/post-button.tsx';
import { useAskAgain } from '#app/ui/use-ask-again.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { EventDesignTool, ToolExport } from '#contract/designs/design-tool.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** The picture in use, and the last ones that were made: working, ready or failed. */
export function Pictures({
  eventId,
  chosen: { picture, exports },
}: {
  eventId: string;
  chosen: EventDesignTool;
}) {
  const place = `/event/${eventId}/invite/design-tool`;
  return (
    <>
      {picture ? (
        <Card title={designToolWords.pictureTitle} className="stack">
          <img
            src={picture.image.url}
            alt={designToolWords.pictureAlt(picture.title)}
            width={picture.image.width}
            height={picture.image.height}
            className="h-auto w-full max-w-xl rounded-lg border border-line"
          />
          <PostButton action={`${place}/picture`} label={designToolWords.changeDesign} />
        </Card>
      ) : null}
      {exports.length > 0 ? (
        <Card title={designToolWords.exportsTitle} className="stack">
          {exports.some(({ status }) => status === 'working') ? <StillWorking /> : null}
          <ul className="stack">
            {exports.map((made) => (
              <ExportRow key={made._id} place={place} made={made} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

/** Looks again by itself with scripts, and by a link without. */
function StillWorking() {
  const { pathname } = useLocation();
  const asking = useAskAgain();
  return (
    <Alert>
      <p>{designToolWords.exportWorking}</p>
      {asking ? null : (
        <p>
          <ButtonLink to={pathname} reloadDocument variant="secondary">
            {designToolWords.lookAgain}
          </ButtonLink>
        </p>
      )}
    </Alert>
  );
}

function ExportRow({
  place,
  made: { _id, title, status, failure, download_url: download, inUse },
}: {
  place: string;
  made: ToolExport;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0">
      <span className="wrap-anywhere">
        <strong>{title}</strong> {status === 'working' ? <Badge>{designToolWords.connecting}</Badge> : null}
        {status === 'ready' ? (
          <Badge tone="yes">{inUse ? designToolWords.exportInUse : designToolWords.exportReady}</Badge>
        ) : null}
        {status === 'failed' ? <span className="field-error">{failure}</span> : null}
      </span>
      {download ? (
        <span className="row">
          {inUse ? null : (
            <PostButton
              action={`${place}/picture`}
              fields={{ export: _id }}
              label={designToolWords.use}
              name={designToolWords.useNamed(title)}
            />
          )}
          <ButtonLink
            to={download}
            reloadDocument
            variant="quiet"
            aria-label={designToolWords.downloadNamed(title)}
          >
            {designToolWords.download}
          </ButtonLink>
        </span>
      ) : null}
    </li>
  );
}
