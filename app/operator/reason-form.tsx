import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { REASON_MOST } from '#contract/operator/console-limits.ts';

/** What kept a form from being done: a sentence, or one for each field. */
export interface FormProblem {
  message: string;
  fields: Record<string, string[]>;
}

interface ReasonFormProps {
  /** Tells the form from others on its page; goes along as `intent`. */
  intent: string;
  texts: {
    reasonLabel: string;
    reasonHelp: string;
    check: string;
    press: string;
    pressing: string;
  };
  /** What each field is called, for the summary. */
  labels?: Record<string, string>;
  problem: FormProblem | null;
  reason: string;
  danger?: boolean;
  /** The fields before the reason. */
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
}

/** A form of the console: every one asks why. */
export function ReasonForm(props: ReasonFormProps) {
  const { intent, texts, labels = {}, problem, reason, danger = false, children, beside } = props;
  const pending = useNavigation().formData?.get('intent') === intent;
  const names: Record<string, string> = { ...labels, reason: texts.reasonLabel };
  const fields = Object.entries(problem?.fields ?? {});
  const errors = fields.flatMap(([name, messages]) =>
    messages.map((message) => ({ id: `${intent}-${name}`, label: names[name], message })),
  );
  return (
    <Form method="post" className="stack">
      <FormErrors
        title={texts.check}
        errors={errors.length > 0 ? errors : problem ? [{ message: problem.message }] : []}
        lastResult={problem}
      />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <TextArea
        id={`${intent}-reason`}
        name="reason"
        label={texts.reasonLabel}
        help={texts.reasonHelp}
        rows={2}
        maxLength={REASON_MOST}
        required
        defaultValue={reason}
        errors={problem?.fields.reason}
      />
      <div className="row">
        <Button variant={danger ? 'danger' : 'primary'} pending={pending} pendingLabel={texts.pressing}>
          {texts.press}
        </Button>
        {beside}
      </div>
    </Form>
  );
}
