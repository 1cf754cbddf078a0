import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { useRef } from 'react';
import { blankGift, type EventFormValues, type GiftValues } from '#app/events/event-new/form-values.ts';
import { useFocusAfterChange } from '#app/events/event-new/use-focus-after-change.ts';
import { FormPicture, type OnPicture } from '#app/events/event-new/form-picture.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Gift, Plus, Trash2 } from '#app/ui/icons.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import * as words from '#messages/events/creation/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

const giftTypeOptions = Object.entries(wishlistWords.typeNames).map(([value, label]) => ({ value, label }));

interface GiftRowsProps {
  form: FormMetadata<EventFormValues>;
  gifts: FieldMetadata<GiftValues[]>;
  errors: Record<string, string[]>;
  /** Called when rows or pictures changed, which no input tells of. */
  onChanged: () => void;
  /** Called with a picture's field and what is wrong with it, or null. */
  onPicture: OnPicture;
}

/** The wishes: rows to add and remove, the last of which leaves a blank one. */
export function GiftRows({ form, gifts, errors, onChanged, onPicture }: GiftRowsProps) {
  const rows = gifts.getFieldList();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterChange(list, { name: gifts.name, count: rows.length }, onChanged);

  return (
    <div ref={list} tabIndex={-1} className="stack">
      <p className="text-ink-soft">{words.giftsIntro}</p>
      {rows.map((row, index) => (
        <GiftRow
          key={row.key ?? index}
          fields={row.getFieldset()}
          number={index + 1}
          errors={errors}
          onChanged={onChanged}
          onPicture={onPicture}
          removeProps={
            rows.length === 1
              ? form.update.getButtonProps({ name: row.name, value: blankGift })
              : form.remove.getButtonProps({ name: gifts.name, index })
          }
        />
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        {...form.insert.getButtonProps({ name: gifts.name, defaultValue: blankGift })}
      >
        <Plus size={18} aria-hidden="true" /> {words.giftAdd}
      </Button>
    </div>
  );
}

interface GiftRowProps {
  fields: Required<{ [Key in keyof GiftValues]: FieldMetadata<GiftValues[Key]> }>;
  number: number;
  errors: Record<string, string[]>;
  onChanged: () => void;
  onPicture: OnPicture;
  removeProps: { name: string; value: string; form: string; formNoValidate: boolean };
}

function GiftRow({ fields, number, errors, onChanged, onPicture, removeProps }: GiftRowProps) {
  return (
    <fieldset className="rounded-lg border p-4" data-gift-row>
      <legend className="flex items-center gap-2 px-2 font-semibold">
        <Gift size={18} aria-hidden="true" /> {words.giftTitle(number)}
      </legend>
      <div className="stack">
        <TextField field={fields.name} label={words.giftName} maxLength={200} autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.price} label={wishlistWords.priceLabel} lead="₹" inputMode="decimal" />
          <SelectField field={fields.type} label={wishlistWords.typeLabel} options={giftTypeOptions} />
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
        <FormPicture
          image={fields.image}
          fileName={fields.image.name.replace(/\.image$/, '.file')}
          label={wishlistWords.pictureLabel}
          help={wishlistWords.pictureHelp}
          accept="image/png,image/jpeg"
          alt={words.giftTitle(number)}
          remove={{ does: `remove-picture:${number - 1}`, label: words.pictureRemove(number) }}
          errors={errors}
          onChanged={onChanged}
          onProblem={onPicture}
        />
        <button type="submit" className="btn btn-quiet justify-self-start" {...removeProps}>
          <Trash2 size={18} aria-hidden="true" />{' '}
          <RichText
            text={words.giftRemove(number)}
            parts={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
          />
        </button>
      </div>
    </fieldset>
  );
}
