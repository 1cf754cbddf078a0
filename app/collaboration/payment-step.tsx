import { useEffect, useRef } from 'react';
import type { ContributionAnswer } from '#app/collaboration/contribute.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CHANGE } from '#app/collaboration/payment-change.ts';
import { Form } from '#app/ui/form.tsx';

export interface PaymentWords {
  title: string;
  hint: string;
  pay: string;
  blessing?: string;
  /** Back to the form with these fields as they were. */
  change?: { label: string; fields: Record<string, string> };
}

/**
 * Leads to the provider's own page with a plain form, which sends itself once where
 * scripts run. The contribution counts when it is paid there.
 */
export function PaymentStep({
  payment,
  words,
}: {
  payment: NonNullable<ContributionAnswer['payment']>;
  words: PaymentWords;
}) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    form.current?.submit();
  }, []);
  const { action, fields } = payment.checkout;
  return (
    <Card title={words.title}>
      <form ref={form} method="post" noValidate action={action} className="stack">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {words.blessing ? (
          <blockquote className="font-serif text-lg whitespace-pre-line italic">{words.blessing}</blockquote>
        ) : null}
        <p>{words.hint}</p>
        <Button>{words.pay}</Button>
      </form>
      {words.change ? (
        <Form method="post" className="mt-2">
          {Object.entries(words.change.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button name={CHANGE} value="1" variant="quiet">
            {words.change.label}
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
