import type { RefCallback } from 'react';
import {
  SEARCH_VENUE,
  USE_VENUE,
  VENUE_CHOICE,
  VENUE_QUERY,
  VENUE_SEARCH_ID,
  VENUE_SESSION,
  type VenueFound,
} from '#app/events/venue/venue-names.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import * as venueWords from '#messages/events/venue/en.ts';

interface VenuePlainSearchProps {
  /** Reads what was typed when a control takes this place. */
  box: RefCallback<HTMLElement>;
  found: VenueFound | undefined;
  attribution: string;
}

/** The search as a part of the form: a word, a button, and then the venues to choose from. */
export function VenuePlainSearch({ box, found, attribution }: VenuePlainSearchProps) {
  const suggestions = found?.suggestions ?? [];
  return (
    <>
      <div ref={box} className="flex flex-wrap items-end gap-3">
        <TextField
          id={VENUE_SEARCH_ID}
          name={VENUE_QUERY}
          label={venueWords.searchLabel}
          help={venueWords.searchHelp}
          type="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={found?.query}
          className="grow"
        />
        <VenueButton does={SEARCH_VENUE}>{venueWords.search}</VenueButton>
      </div>
      {found?.problem ? (
        <Alert tone={suggestions.length > 0 ? 'error' : 'info'}>{found.problem}</Alert>
      ) : null}
      {found && suggestions.length > 0 ? (
        <div className="card stack">
          <input type="hidden" name={VENUE_SESSION} value={found.session} />
          <RadioGroup
            name={VENUE_CHOICE}
            label={venueWords.found(suggestions.length, found.query)}
            options={suggestions.map(({ placeId, name, area }) => ({
              value: placeId,
              label: name,
              help: area,
            }))}
          />
          <p className="field-help" translate="no">
            {venueWords.attributed(attribution)}
          </p>
          <p>
            <VenueButton does={USE_VENUE}>{venueWords.use}</VenueButton>
          </p>
        </div>
      ) : null}
    </>
  );
}

/** Sends the form as it is, unfinished fields and all, and comes back to the venue. */
function VenueButton({ does, children }: { does: string; children: string }) {
  return (
    <Button name="do" value={does} formAction="#venue" variant="secondary">
      {children}
    </Button>
  );
}
