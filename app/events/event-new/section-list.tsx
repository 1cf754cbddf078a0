import { controlId, creationLabels } from '#app/events/event-new/fields.ts';
import { sectionOf, type OpenFields, type SectionName } from '#app/events/event-new/sections.ts';
import { labelOf } from '#app/ui/form-errors.tsx';
import * as creationMessages from '#messages/events/creation/en.ts';
import * as eventMessages from '#messages/events/en.ts';

interface SectionListProps {
  hasCouple: boolean;
  open: OpenFields;
  /** How many guests there are. */
  guests: number;
}

/** The form's sections and what each still lacks: at the top of a phone, beside the form where there is room. */
export function SectionList({ hasCouple, open, guests }: SectionListProps) {
  const sections: { id: SectionName; name: string; filled: string }[] = [
    { id: 'details', name: eventMessages.detailsTitle, filled: creationMessages.sectionComplete },
    ...(hasCouple
      ? [{ id: 'couple' as const, name: eventMessages.coupleTitle, filled: creationMessages.sectionOptional }]
      : []),
    { id: 'gifts', name: creationMessages.giftsTitle, filled: creationMessages.sectionGifts(open.gifts) },
    { id: 'guests', name: creationMessages.guestsTitle, filled: creationMessages.sectionGuests(guests) },
  ];
  return (
    <nav
      aria-label={creationMessages.sections}
      className="sticky top-0 z-10 -mx-4 mb-4 border-b bg-paper px-4 sm:mx-0 sm:px-0 lg:top-6 lg:mb-0 lg:self-start lg:border-0"
    >
      <ul className="flex gap-2 lg:block">
        {sections.map(({ id, name, filled }) => {
          const of = (names: string[]) => names.filter((field) => sectionOf(field) === id);
          const [missing, wrong] = [of(open.missing), of(open.wrong)];
          const count = wrong.length
            ? creationMessages.sectionWrong(wrong.length)
            : creationMessages.sectionMissing(missing.length);
          const isOpen = missing.length + wrong.length > 0;
          return (
            <li key={id} className="min-w-0 flex-1 leading-tight lg:mb-3">
              <a href={`#${id}`} className="block py-2 text-xs no-underline lg:py-1 lg:text-base">
                <span className="block font-semibold">{name}</span>
                <span className={isOpen ? 'block text-brick lg:hidden' : 'block text-ink-soft lg:text-sm'}>
                  {isOpen ? count : filled}
                </span>
              </a>
              {isOpen ? (
                <div className="hidden text-sm leading-normal lg:block">
                  <FieldLinks title={creationMessages.sectionMissingTitle} names={missing} />
                  <FieldLinks title={creationMessages.sectionWrongTitle} names={wrong} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function FieldLinks({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="text-brick">
      {title}{' '}
      {names.map((name, place) => (
        <span key={name}>
          {place > 0 ? ', ' : ''}
          <a href={`#${controlId(name)}`}>{labelOf(creationLabels, name) ?? name}</a>
        </span>
      ))}
    </p>
  );
}
