import { getFormProps, useForm } from '@conform-to/react';
import { useEffect, useState, useRef, type FormEvent } from 'react';
import { cardInWords } from '#app/gift-cards/card-summary.ts';
import { AmountField } from '#app/gift-cards/redemption/amount-field.tsx';
import { remainingOnCard } from '#app/gift-cards/redemption/amounts.ts';
import { Processing } from '#app/gift-cards/redemption/processing.tsx';
import type { RedeemAnswer } from '#app/gift-cards/redemption/redeem.server.ts';
import { StepButton, useIsOrdering, useRedeem } from '#app/gift-cards/redemption/step.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { formatRupees, voucherTitle } from '#contract/common/format.ts';
import type { CatalogBrand, CatalogProduct } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

interface ConfirmFormProps {
  chosen: { brand: CatalogBrand; product: CatalogProduct };
  /** The way back. */
  products: string;
  requestKey: string;
  answer: RedeemAnswer | undefined;
}

/** The confirmation (spec sections 2 and 5): Redeem waits for an amount the card holds; while it is sent, a spinner takes its place. */
export function ConfirmForm({ chosen: { brand, product }, products, requestKey, answer }: ConfirmFormProps) {
  const { card, inDialog } = useRedeem();
  const lastResult = answer?.lastResult ?? null;
  const sending = useIsOrdering();
  const [form, fields] = useForm<{ amount: string; recipientEmail: string }>({
    id: 'redemption',
    lastResult,
    defaultValue: { amount: product.denomination?.toString() ?? '' },
  });
  const [amount, setAmount] = useState(() =>
    String(lastResult?.initialValue?.amount ?? product.denomination ?? ''),
  );
  // without scripts nothing would ever enable the button again
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    // typed before this script ran, or filled in again by the browser
    const element = document.getElementById(form.id);
    if (element instanceof HTMLFormElement) setAmount(amountIn(element));
    setWatching(true);
  }, [form.id]);
  const remaining = remainingOnCard(card.amount, amount);
  const ownEmail = useRootData()?.user?.email;

  return (
    <>
      {sending ? (
        <Processing />
      ) : answer?.failure ? (
        <FailedAlert answer={answer} />
      ) : (
        <FormErrors
          form={form}
          labels={{ amount: cardWords.amountLabel, recipientEmail: cardWords.recipientLabel }}
          lastResult={lastResult}
        />
      )}
      <Form
        method="post"
        preventScrollReset={inDialog}
        {...getFormProps(form)}
        hidden={sending}
        className="stack"
        onInput={(event: FormEvent<HTMLFormElement>) => setAmount(amountIn(event.currentTarget))}
      >
        <WriterField />
        <input type="hidden" name="requestKey" value={requestKey} />
        <AmountField
          field={fields.amount}
          product={product}
          balance={card.amount}
          isAbove={watching && amount !== '' && remaining === null}
        />
        <TextField
          field={fields.recipientEmail}
          label={cardWords.recipientLabel}
          optional
          help={cardWords.recipientHelp}
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="off"
          placeholder={cardWords.recipientPlaceholder}
        />
        <DescriptionList
          facts={[
            { term: cardWords.youBuy, value: voucherTitle({ brand: brand.brand, product: product.name }) },
            { term: cardWords.fromCard, value: cardInWords(card) },
            { term: cardWords.balanceNow, value: formatRupees(card.amount) },
            {
              term: cardWords.balanceLeft,
              value: (
                <output form={form.id}>
                  {remaining === null ? cardWords.balanceLeftUnknown : leftInWords(remaining, product)}
                </output>
              ),
            },
            ...(ownEmail ? [{ term: cardWords.ownEmail, value: ownEmail }] : []),
          ]}
        />
        <div className="row justify-end">
          <StepButton to={products} variant="secondary">
            {cardWords.cancel}
          </StepButton>
          <Button pending={sending} disabled={watching && remaining === null}>
            {cardWords.redeem}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** What is left on the card, and whether it is too little for this voucher. */
const leftInWords = (left: number, { minimum }: CatalogProduct): string =>
  left > 0 && left < minimum ? cardWords.leftTooLittle(left, minimum) : formatRupees(left);

const amountIn = (form: HTMLFormElement): string => String(new FormData(form).get('amount') ?? '');

/** Why nothing was bought (spec section 8), in the spec's words; it takes the focus. What is wrong with a field stands beside it. */
function FailedAlert({ answer }: { answer: RedeemAnswer }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return (
    // without scripts the answer is a new page: autofocus brings the reader here
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={box} tabIndex={-1} autoFocus>
      <Alert tone="error">{answer.failure}</Alert>
    </div>
  );
}
