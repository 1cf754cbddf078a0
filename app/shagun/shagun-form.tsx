import type { GivingAnswer, GivingFormView } from '#app/collaboration/by-link/giving-form.server.ts';
import { GivingForm } from '#app/collaboration/by-link/giving-form.tsx';
import { Envelope } from '#app/shagun/envelope.tsx';
import type { EnvelopeView } from '#app/shagun/envelope.server.ts';
import { PaymentStep } from '#app/collaboration/payment-step.tsx';
import { Alert } from '#app/ui/alert.tsx';

/** The amount and the blessing of a shagun, or why there is none to give; then the step to the payment page. */
export function ShagunForm({
  view: { why, form, envelope },
  answer,
}: {
  view: { why: string; form: GivingFormView; envelope?: EnvelopeView | undefined };
  answer: GivingAnswer | undefined;
}) {
  const { payment, step, before } = answer ?? {};
  if (payment && step) return <PaymentStep payment={payment} words={step} />;
  if (why) return <Alert tone="info">{why}</Alert>;
  return (
    <>
      {envelope ? <Envelope {...envelope} /> : null}
      {before ? <Alert tone="info">{before}</Alert> : null}
      <GivingForm view={form} />
    </>
  );
}
