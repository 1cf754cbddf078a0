import { Link } from '@remix-run/react';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { Download, Share2 } from '#app/ui/icons.tsx';
import { useAskAgain } from '#app/ui/use-ask-again.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { namesOn, type NamedEvent } from '#app/designs/names-on.ts';
import { DesignThumbnail } from '#app/designs/template-cards.tsx';
import { designOf } from '#contract/designs/design-list.ts';
import { tallPixels, type ChosenDesign, type DesignSize } from '#contract/designs/designs.ts';
import { shareInvitation } from '#messages/sharing/en.ts';
import * as designWords from '#messages/designs/page/en.ts';

interface SelectedDesignProps {
  event: NamedEvent & { _id: string };
  design: ChosenDesign;
  /** Whether the invitation can still be changed. */
  open: boolean;
  /** Whether a picture of the design tool is used instead. */
  replaced: boolean;
}

const files: readonly { file: DesignSize; label: string }[] = [
  { file: 'wide', label: designWords.downloadWide },
  { file: 'tall', label: designWords.downloadTall },
  { file: 'print', label: designWords.downloadPrint },
];

/** The chosen design (spec section 4: selected): its picture, files to take along, and 'Change Design'. */
export function SelectedDesign({ event, design, open, replaced }: SelectedDesignProps) {
  const { pictures, selection } = design;
  return (
    <Card title={designWords.selectedTitle}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        {pictures ? (
          <img
            src={pictures.tall}
            {...tallPixels}
            alt={designWords.pictureAlt(event.eventName)}
            className="w-full rounded-lg border border-line"
          />
        ) : (
          <div className="overflow-hidden rounded-lg border border-line opacity-60">
            <DesignThumbnail design={designOf(selection.template)} names={namesOn(event)} />
          </div>
        )}
        <div className="stack">
          <p className="text-lg">
            <strong>{designOf(selection.template).title}</strong>
          </p>
          <DesignState design={design} />
          {replaced ? <Alert live={false}>{designWords.toolInstead}</Alert> : null}
          {design.leftOut.length > 0 ? (
            <Alert live={false}>{designWords.leftOut(design.leftOut.join(' '))}</Alert>
          ) : null}
          {design.cut ? <Alert live={false}>{designWords.cut}</Alert> : null}
          {pictures ? (
            <div>
              <h3 className="mb-2">{designWords.downloads}</h3>
              <ul className="stack gap-2">
                {files.map(({ file, label }) => (
                  <li key={file}>
                    <ButtonLink
                      to={`/events/${event._id}/design/files/${file}`}
                      reloadDocument
                      variant="secondary"
                    >
                      <Download size={18} aria-hidden /> {label}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <p>
            <ButtonLink to={`/event/${event._id}/invite/share`}>
              <Share2 size={18} aria-hidden /> {shareInvitation}
            </ButtonLink>
          </p>
          {open ? (
            <Form method="post" className="stack gap-2">
              <WriterField />
              <div className="row">
                <ButtonLink to={`?template=${selection.template}`}>{designWords.adjust}</ButtonLink>
                <SubmitButton value="clear" variant="secondary" pendingLabel={designWords.changing}>
                  {designWords.changeDesign}
                </SubmitButton>
              </div>
              <p className="field-help">{designWords.changeHelp}</p>
            </Form>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** How far the pictures are. While they are made the page looks again by itself; without scripts a link does. */
function DesignState({ design: { state, pictures } }: { design: ChosenDesign }) {
  useAskAgain(state === 'making');
  if (state === 'ready') return null;
  if (state === 'failed')
    return <Alert tone="error">{pictures ? designWords.failedAgain : designWords.failed}</Alert>;
  return (
    <Alert>
      {pictures ? designWords.makingAgain : designWords.making} <Link to="?">{designWords.lookAgain}</Link>
    </Alert>
  );
}
