import { isDevanagari } from '#contract/common/script.ts';
import { designOf, type DesignId } from '#contract/designs/design-list.ts';
import { designSelection, startingSelection, type DesignSelection } from '#contract/designs/designs.ts';

/** The fields of a selection as a form holds them: a switch that is off is not there. */
export type DesignFields = Record<string, string | undefined>;

const asFields = ({ includeDate, includeLocation, ...rest }: DesignSelection): DesignFields => ({
  ...rest,
  includeDate: includeDate ? 'on' : undefined,
  includeLocation: includeLocation ? 'on' : undefined,
});

/** What the form of a template begins with: what was saved for it, else its own colours, no title, and the language of the event's name. */
export function firstFields(
  template: DesignId,
  saved: DesignSelection | null,
  eventName: string,
): DesignFields {
  if (saved?.template === template) return asFields(saved);
  const language = isDevanagari(eventName) ? 'hi' : 'en';
  const fresh = { ...startingSelection(template), language } as const;
  // what was written for another design is not lost
  return asFields(saved ? { ...fresh, ...saved, template, ...designOf(template).colours } : fresh);
}

/** Where the picture of a selection comes from, or null while the selection is not valid. */
export function previewAddress(eventId: string, fields: FormData | DesignFields): string | null {
  const entries =
    fields instanceof FormData
      ? [...fields].filter(([, value]) => typeof value === 'string')
      : Object.entries(fields);
  const parsed = designSelection.safeParse(Object.fromEntries(entries));
  if (!parsed.success) return null;
  const query = new URLSearchParams(
    Object.entries(parsed.data).map(([name, value]) => [name, String(value)]),
  );
  return `/events/${eventId}/design/preview?${query}`;
}
