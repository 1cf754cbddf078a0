import { data } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Form } from '#app/ui/form.tsx';
import { readUpload } from '#app/forms/upload-form.server.ts';
import { hasField } from '#contract/events/event-fields.ts';
import { IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import * as eventWords from '#messages/events/en.ts';
import * as photoWords from '#messages/events/photo/en.ts';
import * as imageWords from '#messages/images/en.ts';

/** Larger than a photo may be, so that one from a phone's camera is answered beside its field. */
const LARGEST_FORM = 16 * 1024 * 1024;

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(photoWords.pageTitle, photoWords.pageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId);
  const { _id, eventName, eventType, status, story, photo } = event;
  return {
    event: { _id, eventName, eventType, status, story },
    photo,
    host,
    notice: await readFlash(request),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  const form = await readUpload(request, LARGEST_FORM, imageWords.formTooLarge);
  const api = backend(request);
  const page = `/event/${params.eventId}/photo`;
  if (form.get('intent') === 'remove')
    return redirectWithOutcome(request, page, await api.call('removeEventPhoto', { params }));
  const file = form.get('image');
  const refused = (problem: string, status: number) => data({ problem }, { status });
  if (!(file instanceof File) || file.size === 0) return refused(photoWords.chooseOne, 400);
  if (file.size > IMAGE_MAX_BYTES) return refused(imageWords.tooLarge, 400);
  const upload = new FormData();
  upload.set('image', file);
  const kept = await api.call('setEventPhoto', { params, form: upload });
  if (kept.ok || kept.status === 401) return redirectWithOutcome(request, page, kept);
  return refused(kept.error.message, kept.status);
}

/** The photo of an event, to choose, to change and to take away, and its story, as guests see both. */
export default function EventPhoto() {
  const { event, photo, host, notice } = useLoaderData<typeof loader>();
  const open = event.status === 'active' && host.edits;
  return (
    <HostPage
      event={event}
      host={host}
      notice={notice}
      closed={event.status === 'active' ? null : eventWords.cancelledAlready}
      width="narrow"
      title={photoWords.title}
      description={photoWords.lead}
    >
      <Card title={photoWords.photoTitle} className="stack">
        {photo ? (
          <figure>
            <img
              src={photo.path}
              width={photo.width}
              height={photo.height}
              alt={photoWords.photoAlt}
              className="w-full rounded-lg border border-line"
            />
            <figcaption className="field-help mt-2">{photoWords.cropped}</figcaption>
          </figure>
        ) : (
          <p>{photoWords.noPhoto}</p>
        )}
        {open ? <PhotoForm replaces={photo !== undefined} /> : null}
      </Card>
      <Card title={photoWords.storyTitle} className="stack">
        <p className="whitespace-pre-line wrap-anywhere">
          {event.story ||
            (hasField(event.eventType, 'brideGroomDetails') ? photoWords.noStoryOfTwo : photoWords.noStory)}
        </p>
        {open ? (
          <p>
            <ButtonLink to={`/event/${event._id}/edit#event-story`} reloadDocument variant="secondary">
              {event.story ? photoWords.changeStory : photoWords.writeStory}
            </ButtonLink>
          </p>
        ) : null}
      </Card>
      <p>
        <ButtonLink to={`/event/${event._id}#story`} reloadDocument variant="quiet">
          {photoWords.seePage}
        </ButtonLink>
      </p>
    </HostPage>
  );
}

function PhotoForm({ replaces }: { replaces: boolean }) {
  const answered = useActionData<typeof action>()?.problem;
  // said as soon as it is chosen: nobody waits for a picture on its way to be refused
  const [isTooLarge, setTooLarge] = useState(false);
  const problem = isTooLarge ? imageWords.tooLarge : answered;
  const pressed = useNavigation().formData;
  const removing = pressed?.get('intent') === 'remove';
  return (
    <>
      <Form method="post" encType="multipart/form-data" className="stack">
        <WriterField />
        <FileField
          id="photo"
          name="image"
          label={replaces ? photoWords.replaceLabel : photoWords.chooseLabel}
          help={photoWords.chooseHelp}
          accept="image/png,image/jpeg,image/webp"
          errors={problem ? [problem] : undefined}
          onChange={({ currentTarget: { files } }) => setTooLarge((files?.[0]?.size ?? 0) > IMAGE_MAX_BYTES)}
        />
        <p>
          <Button pending={pressed !== undefined && !removing} pendingLabel={photoWords.saving}>
            {photoWords.save}
          </Button>
        </p>
      </Form>
      {replaces ? (
        <Form method="post">
          <WriterField />
          <Button name="intent" value="remove" variant="quiet" pending={removing}>
            {photoWords.remove}
          </Button>
        </Form>
      ) : null}
    </>
  );
}
