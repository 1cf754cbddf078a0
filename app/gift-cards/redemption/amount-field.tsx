import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { isWithin, mayLeaveTooLittle, worthWithin } from '#app/gift-cards/redemption/amounts.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { CatalogProduct } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

interface AmountFieldProps {
  field: FormField;
  product: CatalogProduct;
  balance: number;
  /** Says at once why Redeem waits. */
  isAbove: boolean;
}

/** How much the voucher shall be worth: one of its amounts, or any the card holds (spec section 5). */
export function AmountField({ field, product, balance, isAbove }: AmountFieldProps) {
  const { denominations, denomination } = product;
  if (denominations.length > 1) {
    return (
      <RadioGroup
        field={field}
        label={cardWords.amountLabel}
        layout="tiles"
        required
        options={denominations.map((worth) => {
          const held = isWithin({ minimum: worth }, balance);
          return {
            value: String(worth),
            label: formatRupees(worth),
            disabled: !held,
            ...(held ? {} : { help: cardWords.amountTooLarge }),
          };
        })}
      />
    );
  }
  return (
    <TextField
      field={field}
      {...(isAbove ? { errors: [cardWords.aboveHeld(balance)] } : {})}
      label={cardWords.amountInRupeesLabel}
      help={
        denomination === null
          ? [
              cardWords.amountHelp(worthWithin(product, balance), balance),
              ...(mayLeaveTooLittle(product, balance) ? [cardWords.leavesTooLittle(product.minimum)] : []),
            ].join(' ')
          : cardWords.alwaysWorth(denomination)
      }
      readOnly={denomination !== null}
      required
      lead="₹"
      type="number"
      inputMode="decimal"
      max={balance}
      step={0.01}
      autoComplete="off"
    />
  );
}
