import { useEffect, useRef } from 'react';
import type { ContributionAnswer } from '#app/collaboration/contribute.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/**
 * Leads to the provider's own page with a plain form, which sends itself once where
 * scripts run. The contribution counts when it is paid there.
 */
export function PaymentStep({
  payment,
  words,
}: {
  payment: NonNullable<ContributionAnswer['payment']>;
  words: { title: string; hint: string; pay: string; blessing?: string };
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
    </Card>
  );
}
