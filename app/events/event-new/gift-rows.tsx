import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { blankGift, type EventFormValues, type GiftValues } from '#app/events/event-new/form-values.ts';
import { FormRow, useFocusAfterChange } from '#app/events/event-new/form-row.tsx';
import { FormPicture, type FormPictureProps } from '#app/events/event-new/form-picture.tsx';
import { Button } from '#app/ui/button.tsx';
import { Gift, Plus } from '#app/ui/icons.tsx';
import { GiftFacts } from '#app/wishlist/gift-facts.tsx';
import * as creationWords from '#messages/events/creation/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

interface GiftRowsProps extends Pick<FormPictureProps, 'errors' | 'onChanged' | 'onProblem'> {
  form: FormMetadata<EventFormValues>;
  gifts: FieldMetadata<GiftValues[]>;
}

/** The wishes: rows to add and remove, the last of which leaves a blank one. */
export function GiftRows({ form, gifts, ...picture }: GiftRowsProps) {
  const rows = gifts.getFieldList();
  const list = useFocusAfterChange({ name: gifts.name, count: rows.length }, picture.onChanged);

  return (
    <div ref={list} tabIndex={-1} className="stack">
      <p className="text-ink-soft">{creationWords.giftsIntro}</p>
      {rows.map((row, index) => {
        const fields = row.getFieldset();
        const number = index + 1;
        return (
          <FormRow
            key={row.key ?? index}
            title={
              <>
                <Gift size={18} aria-hidden="true" /> {creationWords.giftTitle(number)}
              </>
            }
            remove={creationWords.giftRemove(number)}
            removeProps={
              rows.length === 1
                ? form.update.getButtonProps({ name: row.name, value: blankGift })
                : form.remove.getButtonProps({ name: gifts.name, index })
            }
          >
            <GiftFacts fields={fields} nameLabel={creationWords.giftName} />
            <FormPicture
              image={fields.image}
              fileName={fields.image.name.replace(/\.image$/, '.file')}
              label={wishlistWords.pictureLabel}
              help={wishlistWords.pictureHelp}
              accept="image/png,image/jpeg"
              alt={creationWords.giftTitle(number)}
              removeLabel={creationWords.pictureRemove(number)}
              {...picture}
            />
          </FormRow>
        );
      })}
      <Button
        variant="secondary"
        className="justify-self-start"
        {...form.insert.getButtonProps({ name: gifts.name, defaultValue: blankGift })}
      >
        <Plus size={18} aria-hidden="true" /> {creationWords.giftAdd}
      </Button>
    </div>
  );
}
