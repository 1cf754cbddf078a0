import { TextField } from '#app/ui/field.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import * as wishlistWords from '#messages/wishlist/en.ts';

const typeOptions = Object.entries(wishlistWords.typeNames).map(([value, label]) => ({ value, label }));

interface GiftFactsProps {
  fields: Record<'name' | 'price' | 'type' | 'link', FormField>;
  nameLabel: string;
  /** Whether a gift has to be there: a row of a longer form may stay blank. */
  required?: boolean;
}

/** What is said of a gift, its picture apart. */
export function GiftFacts({ fields, nameLabel, required = false }: GiftFactsProps) {
  return (
    <>
      <TextField
        field={fields.name}
        label={nameLabel}
        required={required}
        maxLength={200}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.price}
          label={wishlistWords.priceLabel}
          required={required}
          lead="₹"
          inputMode="decimal"
        />
        <SelectField field={fields.type} label={wishlistWords.typeLabel} options={typeOptions} />
      </div>
      <TextField
        field={fields.link}
        label={wishlistWords.linkLabel}
        optional
        type="url"
        inputMode="url"
        maxLength={2000}
        placeholder={wishlistWords.linkExample}
      />
    </>
  );
}
