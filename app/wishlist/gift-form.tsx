import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { z } from 'zod/v4';
import { ConformForm, useConform, useLastResult, type LastResult } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { FormButton } from '#app/ui/submit-button.tsx';
import { GiftFacts } from '#app/wishlist/gift-facts.tsx';
import { GiftPictureField } from '#app/wishlist/gift-picture-field.tsx';
import { giftForm, IMAGE_MAX_BYTES, type WishlistGift } from '#contract/gifts/wishlist.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';
import * as imageWords from '#messages/images/en.ts';

interface GiftFormProps {
  /** The gift to change; without it the form is for a new one. */
  gift?: WishlistGift;
  /** The mark of one adding, so that a form sent twice adds one gift. */
  requestId?: string;
  /** The button's words, and those while it is at work. */
  submit: { label: string; pending: string };
  /** What stands beside the button. */
  children?: ReactNode;
}

export const GIFT_FORM_ID = 'gift-form';

/** The fields of one gift (spec section 5, Wishlist gift), for adding and for changing. */
export function GiftFields({ gift, requestId, submit, children }: GiftFormProps) {
  const [filled, watch, look] = useFilled();
  const [form, fields] = useConform({
    id: GIFT_FORM_ID,
    defaultValue: gift
      ? { ...gift, price: Number.isInteger(gift.price) ? String(gift.price) : gift.price.toFixed(2) }
      : { type: 'other' },
    ...checkedInPage(giftInput),
  });
  return (
    <ConformForm
      form={form}
      labels={{
        name: wishlistWords.nameLabel,
        price: wishlistWords.priceLabel,
        type: wishlistWords.typeLabel,
        link: wishlistWords.linkLabel,
        images: wishlistWords.pictureLabel,
      }}
      encType="multipart/form-data"
      formRef={watch}
      onInput={look}
    >
      {requestId ? <input type="hidden" name="requestId" value={requestId} /> : null}
      <GiftFacts fields={fields} nameLabel={wishlistWords.nameLabel} required />
      <GiftPictureField field={fields.images} gift={gift} kept={pictureOf(useLastResult())} />
      <div className="row">
        <FormButton
          field="price"
          pendingLabel={submit.pending}
          {...(filled ? {} : { 'aria-disabled': true })}
        >
          {submit.label}
        </FormButton>
        {children}
      </div>
    </ConformForm>
  );
}

/** The picture that came with a form given back, by its identifier. */
function pictureOf(lastResult: LastResult): string {
  const image = lastResult?.initialValue?.image;
  return typeof image === 'string' ? image : '';
}

/**
 * Whether name and price are typed: until then the button is off (spec section 5), for eyes and readers; pressed all the
 * same it says what is missing (docs/decisions/0102). Without scripts it is always on.
 */
function useFilled() {
  const [filled, setFilled] = useState(true);
  const check = (form: HTMLFormElement) => {
    const formData = new FormData(form);
    setFilled(['name', 'price'].every((name) => String(formData.get(name) ?? '').trim() !== ''));
  };
  // once the form is there: something may have been typed before the scripts came
  const watch = useCallback((form: HTMLFormElement | null) => {
    if (form) check(form);
  }, []);
  return [filled, watch, (event: FormEvent<HTMLFormElement>) => check(event.currentTarget)] as const;
}

/** A gift's form as the page checks it before it is sent: with the picture chosen in it. */
const giftInput = giftForm.extend({
  images: z.file().max(IMAGE_MAX_BYTES, imageWords.tooLarge).optional(),
});
