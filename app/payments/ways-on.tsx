import { giftPageOf } from '#app/payments/gift-page.ts';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import type { WayBack } from '#app/payments/way-back.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { PaymentReport } from '#contract/money/payments.ts';

/** The buttons below a payment's result: back to the gift it was for, and the two of spec section 2, Payment success page. */
export function WaysOn({
  payment,
  wayBack,
}: {
  payment?: PaymentReport['payment'];
  /** Of a guest who paid by their personal link in this browser. */
  wayBack?: WayBack | null;
}) {
  const words = usePaymentWords();
  const gift = payment && giftPageOf(payment);
  if (wayBack)
    return (
      <div className="row">
        <ButtonLink to={wayBack.page} reloadDocument>
          {words.backToInvitation}
        </ButtonLink>
      </div>
    );
  if (payment?.byLink)
    return (
      <div className="row">
        {payment.eventId._id ? (
          <ButtonLink to={`/event/${payment.eventId._id}`} reloadDocument>
            {words.backToEvent}
          </ButtonLink>
        ) : null}
      </div>
    );
  return (
    <div className="row">
      {gift ? <ButtonLink to={gift}>{words.backToGift}</ButtonLink> : null}
      <ButtonLink to="/" variant={gift ? 'secondary' : 'primary'}>
        {words.home}
      </ButtonLink>
      <ButtonLink to="/events" variant="secondary">
        {words.allEvents}
      </ButtonLink>
    </div>
  );
}
