import { Link, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { FilterInputs, filterAddress } from '#app/hosting/filter-parts.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import { isNarrowed, type GuestLists } from '#contract/guests/guest-filter.ts';
import type { GuestList, GuestListQuery } from '#contract/guests/guests.ts';
import { SIDE_LENGTH, weddingSides } from '#contract/guests/guest-side.ts';
import { sideName } from '#messages/guests/list/en.ts';
import * as manyWords from '#messages/guests/many/en.ts';
import { languageNames, languages } from '#messages/language.ts';

/** The form to which the ticks of the list belong. */
const MANY_FORM = 'many';
/** Where the bar stands on its page. */
const BAR = 'many-guests';

/** From the head of a list that is narrowed to the bar, a screen of a phone times ten below it: all found are chosen there. */
export const ChangeFound = ({ query, total }: { query: GuestListQuery; total: number }) => (
  <Link
    to={`${filterAddress(query, { guests: 'found' })}#${BAR}`}
    className="inline-flex min-h-11 items-center"
    data-print="no"
  >
    {manyWords.changeFound(total)}
  </Link>
);

interface ManyBarProps {
  eventId: string;
  eventType: EventType;
  list: GuestList;
  query: GuestListQuery;
  lists: GuestLists;
  /** False for a cancelled event: nothing is sent and nobody is invited. */
  open: boolean;
}

/** What can be done with the guests ticked above, or with all that match: one choice and one button, without scripts too. */
export function ManyBar({ eventId, eventType, list, query, lists, open }: ManyBarProps) {
  const action = `/event/${eventId}/invite/changes`;
  const isWedding = eventType === 'wedding' || eventType === 'engagement';
  const all = isNarrowed(query) ? manyWords.allFound(list.total) : manyWords.everybody(list.total);
  const [kept] = useSearchParams();
  const [what, setWhat] = useState(kept.get('what') ?? '');
  const ticked = useTicked();
  // without scripts nobody knows yet what will be chosen
  const asksWords = !useHydrated() || what.startsWith('new-');
  return (
    <Card
      id={BAR}
      title={manyWords.heading}
      // in sight while guests are ticked above it
      className={ticked > 0 ? 'lg:sticky lg:bottom-2 lg:z-10' : ''}
    >
      <p role="status" className="text-sm text-ink-soft">
        {ticked > 0 ? manyWords.ticked(ticked) : manyWords.barHelp}
      </p>
      <Form id={MANY_FORM} method="post" action={action} data-print="no">
        <FilterInputs filter={query} />
        {query.page > 1 ? <input type="hidden" name="page" value={query.page} /> : null}
        {list.items.map(({ _id }) => (
          <input key={_id} type="hidden" name="shown" value={_id} />
        ))}
        <div className="flex flex-wrap gap-x-6">
          {list.pages > 1 ? <Tick value="page" label={manyWords.tickPage} /> : null}
          <Tick value="found" label={all} />
        </div>
        <div className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
          <SelectField
            name="what"
            label={manyWords.what}
            className="min-w-0 grow basis-60"
            value={what}
            onChange={({ currentTarget }) => setWhat(currentTarget.value)}
          >
            <option value="">{manyWords.choose}</option>
            <Choices eventId={eventId} isWedding={isWedding} lists={lists} open={open} />
          </SelectField>
          {asksWords ? (
            <TextField
              name="words"
              label={isWedding ? manyWords.words : manyWords.wordsOrSide}
              defaultValue={kept.get('words') ?? ''}
              className="min-w-0 grow basis-48"
              maxLength={SIDE_LENGTH}
              autoComplete="off"
            />
          ) : null}
          <FormButton action={action} variant="secondary" pendingLabel={manyWords.going}>
            {manyWords.go}
          </FormButton>
        </div>
      </Form>
    </Card>
  );
}

function Tick({ value, label }: { value: string; label: string }) {
  return (
    <label className="choice">
      <input type="checkbox" name="guests" value={value} defaultChecked={useKeptTicks().includes(value)} />
      <span>{label}</span>
    </label>
  );
}

/** Who was ticked when nothing could be done: it stands in the address then. */
const useKeptTicks = (): readonly string[] => useSearchParams()[0].get('guests')?.split(',') ?? [];

/** Each thing that can be done, with what it is done with: `add-tag:Pune`. */
function Choices({
  isWedding,
  lists: { tags, sides, functions },
  open,
}: Pick<ManyBarProps, 'eventId' | 'lists' | 'open'> & { isWedding: boolean }) {
  const offered = [...new Set<string>([...(isWedding ? weddingSides : []), ...sides])];
  return (
    <>
      <optgroup label={manyWords.groups.tags}>
        <option value="new-tag">{manyWords.newTag}</option>
        {tags.map((tag) => (
          <option key={tag} value={`add-tag:${tag}`}>
            {manyWords.addTag(tag)}
          </option>
        ))}
        {tags.map((tag) => (
          <option key={tag} value={`remove-tag:${tag}`}>
            {manyWords.removeTag(tag)}
          </option>
        ))}
      </optgroup>
      <optgroup label={manyWords.groups.side}>
        {isWedding ? null : <option value="new-side">{manyWords.newSide}</option>}
        {offered.map((side) => (
          <option key={side} value={`side:${side}`}>
            {manyWords.setSide(sideName(side))}
          </option>
        ))}
        <option value="side:">{manyWords.noSide}</option>
      </optgroup>
      {open && functions.length > 0 ? (
        <optgroup label={manyWords.groups.functions}>
          {functions.map(({ _id, name }) => (
            <option key={_id} value={`invite:${_id}`}>
              {manyWords.invite(name)}
            </option>
          ))}
          {functions.map(({ _id, name }) => (
            <option key={_id} value={`leave-out:${_id}`}>
              {manyWords.leaveOut(name)}
            </option>
          ))}
        </optgroup>
      ) : null}
      <optgroup label={manyWords.groups.language}>
        {languages.map((language) => (
          <option key={language} value={`language:${language}`}>
            {manyWords.setLanguage(languageNames[language])}
          </option>
        ))}
        <option value="language:any">{manyWords.anyLanguage}</option>
      </optgroup>
      <optgroup label={manyWords.groups.more}>
        {open ? <option value="remind">{manyWords.remind}</option> : null}
        <option value="remove">{manyWords.remove}</option>
      </optgroup>
    </>
  );
}

/** The box that chooses a guest of the list for the bar below it. */
export function GuestTick({ guestId, name }: { guestId: string; name: string }) {
  return (
    <label className="choice justify-center p-0">
      <input
        type="checkbox"
        name="guests"
        value={guestId}
        form={MANY_FORM}
        defaultChecked={useKeptTicks().includes(guestId)}
        aria-label={manyWords.tick(name)}
      />
    </label>
  );
}

/** How many guests of the page are ticked; the box for the whole page ticks each. The ticks stand outside the bar. */
function useTicked(): number {
  const [ticked, setTicked] = useState(0);
  useEffect(() => {
    const follow = (event?: Event) => {
      const boxes = document.querySelectorAll<HTMLInputElement>(`[type=checkbox][form=${MANY_FORM}]`);
      const pressed = event?.target;
      if (pressed instanceof HTMLInputElement && pressed.value === 'page')
        for (const box of boxes) box.checked = pressed.checked;
      setTicked([...boxes].filter(({ checked }) => checked).length);
    };
    follow();
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  return ticked;
}
