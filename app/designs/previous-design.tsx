import { WriterField } from '#app/frame/writer-field.tsx';
import { Form } from '#app/ui/form.tsx';
import { Card } from '#app/ui/card.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { DesignThumbnail } from '#app/designs/template-cards.tsx';
import type { InvitationDesign } from '#contract/designs/design-list.ts';
import * as designWords from '#messages/designs/page/en.ts';

/** After 'Change Design': the design that was taken off, with a press to use it again. */
export function PreviousDesign({
  template,
  names,
}: {
  template: InvitationDesign;
  names: readonly string[];
}) {
  return (
    <Card title={designWords.previousTitle}>
      <Form method="post" className="row items-start">
        <WriterField />
        <span className="w-24 shrink-0 overflow-hidden rounded-lg border border-line">
          <DesignThumbnail design={template} names={names} />
        </span>
        <div className="stack flex-1 gap-2">
          <p>{designWords.previousHelp(template.title)}</p>
          <p>
            <SubmitButton value="use-again" variant="secondary" pendingLabel={designWords.using}>
              {designWords.useAgain}
            </SubmitButton>
          </p>
        </div>
      </Form>
    </Card>
  );
}
