export interface SectionNavProps {
  hasCouple: boolean;
  guestCount: number;
}

/** Links to the form's sections, beside it where there is room. */
export function SectionNav({ hasCouple, guestCount }: SectionNavProps) {
  const sections = [
    { id: 'details', name: 'Event Details' },
    ...(hasCouple ? [{ id: 'couple', name: 'Couple Details' }] : []),
    { id: 'gifts', name: 'Gift Wishlist' },
    { id: 'guests', name: guestCount > 0 ? `Guest List (${guestCount})` : 'Guest List' },
  ];
  return (
    <nav aria-label="Sections of this form" className="hidden lg:block">
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
