import { useEffect, useRef, useState, type FormEvent } from 'react';
import { previewAddress } from '#app/designs/design-form.ts';
import { namesOn, type NamedEvent } from '#app/designs/names-on.ts';
import { DesignThumbnail } from '#app/designs/template-cards.tsx';
import { Alert } from '#app/ui/alert.tsx';
import type { InvitationDesign } from '#contract/designs/design-list.ts';
import type { ChosenDesign } from '#contract/designs/designs.ts';
import * as designWords from '#messages/designs/page/en.ts';

/** How long the typing rests before the picture follows. */
const REST_MS = 300;

/**
 * The picture's address, following the form as it is typed in; a form that is not valid
 * leaves the last picture standing. `posted` is what the last press of Preview showed.
 */
export function useLivePreview(eventId: string, posted: string | null, photo: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [preview, setPreview] = useState<{ src: string; over: string | null } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const src = previewAddress(eventId, new FormData(form));
      if (src) setPreview({ src, over: posted });
    }, REST_MS);
  }

  const src = preview && preview.over === posted ? preview.src : posted;
  // an uploaded photo, or one that was taken off, shows without a word being typed
  return { onInput, src: src && src.replace(/&photo=[\w-]*/, `&photo=${photo}`) };
}

interface DesignPreviewProps {
  src: string | null;
  design: InvitationDesign;
  event: NamedEvent;
  check: Pick<ChosenDesign, 'leftOut' | 'cut'> | null;
  /** What a press answered: the picture then comes into sight. */
  answer: object | undefined;
}

/**
 * The picture of the form's design, with what could not be drawn said above it. It takes the server a moment: until
 * it is there, and where it does not come, the design itself is seen in its place.
 */
export function DesignPreview({ src, design, event, check, answer }: DesignPreviewProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer) section.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <section ref={section} aria-labelledby="preview-title" className="stack self-start lg:sticky lg:top-4">
      <h2 id="preview-title" className="text-xl">
        {designWords.previewTitle}
      </h2>
      {check && check.leftOut.length > 0 ? (
        <Alert>{designWords.leftOut(check.leftOut.join(' '))}</Alert>
      ) : null}
      {check?.cut ? <Alert>{designWords.cut}</Alert> : null}
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface">
        <DesignThumbnail design={design} names={namesOn(event)} alt="" eager />
        {src ? (
          <img
            src={src}
            width={540}
            height={675}
            alt={designWords.previewAlt(design.title, event.eventName)}
            className="absolute inset-0 size-full"
          />
        ) : null}
      </div>
    </section>
  );
}
