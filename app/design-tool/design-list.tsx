import { Link, useLocation } from '@remix-run/react';
import type { DesignsView } from '#app/design-tool/design-tool-view.server.ts';
import { PostButton } from '#app/design-tool/post-button.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ToolDesign, ToolDesignList } from '#contract/designs/design-tool.ts';
import { formatEventDate } from '#contract/common/format.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

interface DesignListProps {
  event: { _id: string; timeZone: string };
  designs: DesignsView;
}

/** The person's own designs, a page of them, with what can be done with each. */
export function DesignList({ event, designs }: DesignListProps) {
  const { pathname } = useLocation();
  const { list, problem } = designs;
  return (
    <Card title={designToolWords.designsTitle} className="stack">
      {problem ? (
        <Alert tone="error" title={problem.title}>
          {problem.detail ? <p>{problem.detail}</p> : null}
          <p>
            <Link to={pathname} reloadDocument>
              {designToolWords.tryAgain}
            </Link>
          </p>
        </Alert>
      ) : null}
      {list?.items.length === 0 ? (
        <EmptyState level={3} title={designToolWords.designsEmptyTitle}>
          {designToolWords.designsEmptyText}
        </EmptyState>
      ) : null}
      {list && list.items.length > 0 ? (
        <>
          <p className="field-help">{designToolWords.editChangesNothing}</p>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {list.items.map((design) => (
              <DesignTile key={design.id} event={event} design={design} />
            ))}
          </ul>
        </>
      ) : null}
      {list ? <Pages list={list} /> : null}
    </Card>
  );
}

function DesignTile({
  event,
  design: { id, title, thumbnail, updated_at: updatedAt, dimensions },
}: {
  event: DesignListProps['event'];
  design: ToolDesign;
}) {
  const place = `/event/${event._id}/invite/design-tool`;
  return (
    <li className="card stack p-3">
      <div className="grid aspect-[3/2] place-items-center overflow-hidden rounded-lg bg-rani-soft">
        {thumbnail ? (
          <img
            src={thumbnail}
            alt=""
            loading="lazy"
            width={dimensions.width}
            height={dimensions.height}
            className="h-full w-full object-contain"
          />
        ) : null}
      </div>
      <div>
        <h3 className="wrap-anywhere text-lg">{title}</h3>
        <p className="field-help">
          {designToolWords.changedOn(
            formatEventDate({ startsAt: updatedAt, timeZone: event.timeZone }, 'short'),
          )}
        </p>
      </div>
      <div className="row mt-auto">
        <PostButton
          action={`${place}/exports`}
          fields={{ design: id, use: 'yes' }}
          label={designToolWords.use}
          name={designToolWords.useNamed(title)}
          pendingLabel={designToolWords.exporting}
          variant="primary"
        />
        <PostButton
          action={`${place}/exports`}
          fields={{ design: id }}
          label={designToolWords.exportPng}
          name={designToolWords.exportNamed(title)}
        />
        <ButtonLink
          to={`${place}/designs/${id}/edit`}
          reloadDocument
          target="_blank"
          rel="noreferrer"
          variant="quiet"
          aria-label={designToolWords.editNamed(title)}
        >
          {designToolWords.edit}
        </ButtonLink>
      </div>
    </li>
  );
}

/** The design tool names only the page that follows. */
function Pages({ list: { page, continuation } }: { list: ToolDesignList }) {
  const { pathname } = useLocation();
  if (page === 1 && continuation === null) return null;
  return (
    <nav
      aria-label={designToolWords.pagesOfDesigns}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      {page > 1 ? (
        <ButtonLink to={pathname} variant="secondary" rel="first">
          <Icon name="left" /> {designToolWords.firstPage}
        </ButtonLink>
      ) : null}
      <span className="text-sm text-ink-soft">{designToolWords.pageNumber(page)}</span>
      {continuation === null ? null : (
        <ButtonLink
          to={`?${new URLSearchParams({ page: String(page + 1), continuation })}`}
          variant="secondary"
          rel="next"
        >
          {designToolWords.nextPage} <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  );
}
