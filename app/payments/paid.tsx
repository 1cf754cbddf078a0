import type { ReactNode } from 'react';
import { PaymentDetails } from '#app/payments/payment-details.tsx';
import { usePaymentWords } from '#app/payments/payment-words.ts';
import { WaysOn } from '#app/payments/ways-on.tsx';
import type { WayBack } from '#app/payments/way-back.server.ts';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { formatRupees } from '#contract/common/format.ts';
import type { PaymentReport } from '#contract/money/payments.ts';

/** The money arrived: thanks for what was given and to whom, then what was paid, what the organiser got for it, and what happens next. */
export function Paid({ report, wayBack }: { report: PaymentReport; wayBack: WayBack | null }) {
  const words = usePaymentWords();
  const { giftCards } = report;
  const { byLink } = report.payment;
  const waysOn = <WaysOn payment={report.payment} wayBack={wayBack} />;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.paid} />
      <Thanks payment={report.payment}>{byLink ? waysOn : null}</Thanks>
      <Card title={words.detailsTitle}>
        <PaymentDetails payment={report.payment} />
      </Card>
      {giftCards.length > 0 ? <IssuedCards cards={giftCards} /> : null}
      <Card title={words.nextTitle}>
        <ul className="grid list-disc gap-2 ps-5">
          {nextSteps(words, byLink).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Card>
      {byLink ? null : waysOn}
    </Page>
  );
}

/** Spec section 2, Payment success page; whoever has no address gets no mail. */
const nextSteps = (
  { nextSteps: { cards, partners, mail, helps }, byLink: { linkStays } }: ReturnType<typeof usePaymentWords>,
  byLink: PaymentReport['payment']['byLink'],
): string[] => [
  cards,
  partners,
  ...(byLink?.receipt === false ? [] : [mail]),
  helps,
  ...(byLink ? [linkStays] : []),
];

/** What was given, to whom, and with which blessing; `children` lead on from it. */
function Thanks({ payment, children }: { payment: PaymentReport['payment']; children: ReactNode }) {
  const words = usePaymentWords();
  const { amount, blessing, byLink, eventId, gift, meanwhile } = payment;
  return (
    <div className="card grid justify-items-center gap-2 text-center wrap-anywhere">
      <p className="font-serif text-3xl text-rani">{words.youGave(formatRupees(amount))}</p>
      {eventId.couple ? <p className="font-serif text-2xl">{words.gaveTo(eventId.couple)}</p> : null}
      <p className="text-ink-soft">{[gift?.name, eventId.eventName].filter(Boolean).join(' · ')}</p>
      {blessing ? (
        <blockquote className="my-2 font-serif text-lg whitespace-pre-line italic">
          {words.blessingQuoted(blessing)}
        </blockquote>
      ) : null}
      <p role="status">{words.paidHint}</p>
      {byLink ? <p>{blessing ? words.byLink.thanksBlessed : words.byLink.thanks}</p> : null}
      {meanwhile ? <p>{words.meanwhile[meanwhile]}</p> : null}
      {byLink ? <p>{words.byLink.receipt[byLink.receipt ? 'receipt' : 'none']}</p> : null}
      {children}
    </div>
  );
}

function IssuedCards({ cards }: { cards: PaymentReport['giftCards'] }) {
  const words = usePaymentWords();
  return (
    <Card title={words.cardsTitle(cards.length)}>
      <div className="stack">
        {cards.map(({ cardNumber, amount }) => (
          <DescriptionList
            key={cardNumber}
            facts={[
              {
                term: words.terms.cardNumber,
                value: <span className="tabular-nums whitespace-nowrap">{cardNumber}</span>,
              },
              { term: words.terms.cardValue, value: formatRupees(amount) },
            ]}
          />
        ))}
        <p className="field-help">{words.cardsHint(cards.length)}</p>
      </div>
    </Card>
  );
}
