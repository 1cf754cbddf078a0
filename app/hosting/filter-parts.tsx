import { Link } from '@remix-run/react';
import { filterInWords } from '#app/hosting/filter-in-words.ts';
import {
  everybody,
  filterParameters,
  isNarrowed,
  type GuestFilter,
  type GuestLists,
  type NamedGuestList,
} from '#contract/guests/guest-filter.ts';
import * as filterWords from '#messages/guests/filter/en.ts';

/** The address of what a filter finds on a page; `more` stays in it. */
export const filterAddress = (filter: GuestFilter, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ ...more, ...filterParameters(filter) })}`;

/** A filter in a form that says no more of it; `without` are fields that the form has itself. */
export const FilterInputs = ({
  filter,
  without = [],
}: {
  filter: GuestFilter;
  without?: readonly string[];
}) =>
  Object.entries(filterParameters(filter))
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface NamedListsProps {
  lists: readonly NamedGuestList[];
  filter: GuestFilter;
  /** What of the page's address stays beside a list. */
  more?: Record<string, string>;
}

/** The lists that hosts saved, each a link to what it finds on the page where it stands. */
export function NamedLists({ lists, filter, more = {} }: NamedListsProps) {
  if (lists.length === 0) return null;
  const all = { name: filterWords.showEverybody, to: filterAddress(everybody, more) };
  const present = filterAddress(filter, more);
  return (
    <nav aria-label={filterWords.lists} data-print="no">
      <ul className="row gap-2">
        {[all, ...lists.map((list) => ({ name: list.name, to: filterAddress(list.filter, more) }))].map(
          ({ name, to }) => (
            <li key={name} className="min-w-0">
              <Link
                to={to}
                discover="none"
                preventScrollReset
                aria-current={to === present ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-line px-4 py-1 text-sm font-semibold wrap-anywhere text-ink no-underline aria-[current]:border-rani aria-[current]:bg-rani aria-[current]:text-on-rani"
              >
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** Says that a page is about some guests alone, and leads to all of them. */
export function FilterLine({
  filter,
  functions,
  more = {},
  isFixed = false,
}: {
  filter: GuestFilter;
  functions: GuestLists['functions'];
  more?: Record<string, string>;
  /** Where leaving it would lose what was written. */
  isFixed?: boolean;
}) {
  if (!isNarrowed(filter)) return null;
  return (
    <p className="rounded-lg bg-marigold-soft px-4 py-2">
      {filterWords.onlyThese(filterInWords(filter, functions))}{' '}
      {isFixed ? null : (
        <Link to={filterAddress(everybody, more)} discover="none" data-print="no">
          {filterWords.showEverybody}
        </Link>
      )}
    </p>
  );
}
