import * as words from '#messages/events/creation/en.ts';
import * as stepWords from '#messages/events/creation/steps/en.ts';
import * as eventWords from '#messages/events/en.ts';

interface SectionNavProps {
  hasCouple: boolean;
  guestCount: number;
}

/** Links to the form's sections, beside it where there is room. */
export function SectionNav({ hasCouple, guestCount }: SectionNavProps) {
  const sections = [
    { id: 'details', name: eventWords.detailsTitle },
    ...(hasCouple ? [{ id: 'couple', name: eventWords.coupleTitle }] : []),
    { id: 'functions', name: stepWords.functionsTitle },
    { id: 'photo', name: stepWords.photoTitle },
    { id: 'gifts', name: words.giftsTitle },
    { id: 'guests', name: guestCount > 0 ? words.guestsTitleCounted(guestCount) : words.guestsTitle },
  ];
  return (
    <nav aria-label={words.sections} className="hidden lg:block">
      <ul className="sticky top-6">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="menu-item">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
