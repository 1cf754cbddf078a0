import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { designAction } from '#app/designs/design-action.server.ts';
import { DesignEditor } from '#app/designs/design-editor.tsx';
import { firstFields } from '#app/designs/design-form.ts';
import { PreviousDesign } from '#app/designs/previous-design.tsx';
import { SelectedDesign } from '#app/designs/selected-design.tsx';
import { namesOn } from '#app/designs/names-on.ts';
import { DesignCards } from '#app/designs/template-cards.tsx';
import { DesignToolPanel } from '#app/design-tool/design-tool-panel.tsx';
import { designToolView } from '#app/design-tool/design-tool-view.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { InviteHeader } from '#app/invitations/invite-header.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { ClosedAlert } from '#app/hosting/host-page.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page } from '#app/ui/page.tsx';
import { designIds, designOf, designsFor } from '#contract/designs/design-list.ts';
import * as photoWords from '#messages/events/photo/en.ts';
import * as hostWords from '#messages/hosts/page/en.ts';
import * as designWords from '#messages/designs/page/en.ts';

export const handle: EventPageHandle = { part: 'invitation' };

export const meta = eventTitle(designWords.pageTitle, designWords.pageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const wanted = new URL(request.url).searchParams.get('template');
  const picked = designIds.find((design) => design === wanted) ?? null;
  const [{ event, host }, { design, previous, premium }] = await Promise.all([
    loadHosted(request, eventId),
    api.load('getDesign', { params: { eventId } }),
  ]);
  // the panel is left away beside the form, so what it needs is not asked for
  const designTool = picked || !host.edits ? null : await designToolView(request, eventId);
  return {
    event,
    host,
    design,
    previous,
    premium,
    picked,
    designTool,
    notice: await readFlash(request),
    closed: sentenceOfClosed(event),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  return designAction(request, params.eventId);
}

/** Invitation Design of the spec: none selected, picking and filling one in, or the one selected. */
export default function InvitationDesign() {
  const { event, host, design, previous, premium, picked, designTool, notice, closed } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const open = event.status === 'active' && host.edits;
  const { fitting, others } = designsFor(event.eventType);
  const names = namesOn(event);
  return (
    <Page width="wide" className="stack">
      <InviteHeader event={event} host={host} tab="design" />
      <FlashMessage notice={notice} />
      <ClosedAlert event={event} closed={closed} />
      {picked && open ? (
        <Card
          title={designWords.editTitle(designOf(picked).title)}
          actions={<Link to="?">{designWords.otherTemplates}</Link>}
        >
          <DesignEditor
            key={picked}
            event={event}
            template={designOf(picked)}
            fields={firstFields(picked, design?.selection ?? previous, event.eventName)}
            answer={answer}
            allowed={premium || !designOf(picked).isPremium}
          />
        </Card>
      ) : design ? (
        <SelectedDesign
          event={event}
          design={design}
          open={open}
          replaced={Boolean(designTool?.chosen?.picture)}
        />
      ) : host.edits ? null : (
        <p>{hostWords.noDesign}</p>
      )}
      {!picked && open ? (
        <>
          {previous ? <PreviousDesign template={designOf(previous.template)} names={names} /> : null}
          <p>
            {photoWords.fromDesign} <Link to={`/event/${event._id}/photo`}>{photoWords.title}</Link>
          </p>
          <Card title={design ? designWords.otherTemplates : designWords.templatesTitle}>
            <p className="field-help mb-4">{designWords.templatesHelp}</p>
            <h3 className="mb-3">{designWords.fitting}</h3>
            <DesignCards designs={fitting} names={names} />
            <h3 className="mt-6 mb-3">{designWords.others}</h3>
            <DesignCards designs={others} names={names} />
          </Card>
          {designTool ? (
            <section aria-labelledby="own-designs" className="stack">
              <h2 id="own-designs">{designWords.ownDesigns}</h2>
              <DesignToolPanel event={event} view={designTool} />
            </section>
          ) : null}
        </>
      ) : null}
    </Page>
  );
}
