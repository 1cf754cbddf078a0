import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { EarlyInput } from '#app/events/venue/early-input.ts';
import { useVenueSearch } from '#app/events/venue/use-venue-search.ts';
import { VENUE_SEARCH_ID } from '#app/events/venue/venue-names.ts';
import { Alert } from '#app/ui/alert.tsx';
import type { PickedPlace, PlaceSuggestion } from '#contract/events/places.ts';
import * as venueWords from '#messages/events/venue/en.ts';

interface VenueComboboxProps {
  attribution: string;
  /** What was typed into the plain search, whose place this takes. */
  earlyInput: RefObject<EarlyInput>;
  /** What the plain search has searched for already. */
  searched: string;
  onPick: (place: PickedPlace) => void;
}

/** The search with suggestions while typing, for the arrow keys as for the pointer; how many there are is read out. */
export function VenueCombobox({ attribution, earlyInput, searched, onPick }: VenueComboboxProps) {
  const search = useVenueSearch();
  const [picked, setPicked] = useState<PlaceSuggestion | null>(null);
  const [text, setText] = useState(searched);
  const [filled, setFilled] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function pick(suggestion: PlaceSuggestion | null) {
    if (!suggestion) return;
    setPicked(suggestion);
    setText(suggestion.name);
    const place = await search.pick(suggestion);
    if (!place) return;
    onPick(place);
    setFilled(place.name || suggestion.name);
  }

  function type(input: string) {
    setText(input);
    setFilled('');
    search.type(input);
  }

  // before the next key can arrive, which would otherwise be all that the field holds
  useLayoutEffect(() => {
    const before = earlyInput.current;
    if (before?.text && before.text !== searched) type(before.text);
    if (before?.focused) focusAtEnd(field.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was typed before this existed
  }, []);

  return (
    <div className="field">
      <Combobox value={picked} by="placeId" onChange={(suggestion) => void pick(suggestion)}>
        {({ open }) => (
          <>
            <label htmlFor={VENUE_SEARCH_ID} className="field-label">
              {venueWords.searchLabel}
            </label>
            <p id="venue-search-help" className="field-help">
              {venueWords.searchHelp}
            </p>
            <div className="relative">
              <ComboboxInput
                ref={field}
                id={VENUE_SEARCH_ID}
                type="search"
                className="control"
                autoComplete="off"
                maxLength={200}
                aria-describedby="venue-search-help"
                displayValue={() => text}
                onKeyDown={keepEnter}
                onChange={(event) => type(event.currentTarget.value)}
              />
              {open && search.suggestions.length > 0 ? (
                <Suggestions suggestions={search.suggestions} attribution={attribution} />
              ) : null}
            </div>
          </>
        )}
      </Combobox>
      <p role="status" className="field-help min-h-6">
        {filled ? venueWords.filledIn(filled) : statusText(search)}
      </p>
      {search.problem ? <Alert tone="error">{search.problem}</Alert> : null}
    </div>
  );
}

function Suggestions({ suggestions, attribution }: { suggestions: PlaceSuggestion[]; attribution: string }) {
  return (
    <div className="menu-panel absolute inset-x-0 top-full z-20 mt-1 p-1">
      <ComboboxOptions static modal={false}>
        {suggestions.map((suggestion) => (
          <ComboboxOption
            key={suggestion.placeId}
            value={suggestion}
            className="menu-item cursor-pointer flex-col items-start gap-0 data-focus:bg-rani-soft"
          >
            <span className="font-semibold">{suggestion.name}</span>
            <span className="text-sm text-ink-soft">{suggestion.area}</span>
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      <p className="px-3 py-2 text-sm text-ink-soft" translate="no">
        {venueWords.attributed(attribution)}
      </p>
    </div>
  );
}

function statusText({ busy, answered, suggestions }: ReturnType<typeof useVenueSearch>): string {
  if (busy) return venueWords.searching;
  if (!answered) return '';
  return suggestions.length > 0 ? venueWords.suggested(suggestions.length) : venueWords.noneFound(answered);
}

/** With its list closed, the Enter key in the search would press the form's first button. */
function keepEnter(event: KeyboardEvent<HTMLInputElement>) {
  const listOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && !listOpen) event.preventDefault();
}

function focusAtEnd(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
