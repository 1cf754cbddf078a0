import { SelectField } from '#app/ui/select-field.tsx';
import { functionStanding, type GuestFilter, type GuestLists } from '#contract/guests/guest-filter.ts';
import { foldTag } from '#contract/guests/guest-tags.ts';
import * as filterWords from '#messages/guests/filter/en.ts';
import { languageNames, languages } from '#messages/language.ts';

/** What narrows a list beside replies, invitations and sides: tag, function and language. What an event does not have is not asked. */
export function FilterFields({ filter, lists }: { filter: GuestFilter; lists: GuestLists }) {
  const isThere = lists.tags.some((tag) => foldTag(tag) === foldTag(filter.tag));
  // one that no guest has any more stays to be seen
  const tags = filter.tag && !isThere ? [...lists.tags, filter.tag] : lists.tags;
  const chosenTag = tags.find((tag) => foldTag(tag) === foldTag(filter.tag)) ?? '';
  const isGone = filter.function !== '' && !lists.functions.some(({ _id }) => _id === filter.function);
  return (
    <>
      {tags.length > 0 ? (
        <SelectField
          key={`tag ${filter.tag}`}
          name="tag"
          label={filterWords.tag}
          defaultValue={chosenTag}
          placeholder={filterWords.allTags}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
        />
      ) : null}
      {lists.functions.length > 0 || isGone ? (
        <>
          <SelectField
            key={`function ${filter.function}`}
            name="function"
            label={filterWords.functionLabel}
            defaultValue={filter.function}
            placeholder={filterWords.allFunctions}
            options={[
              ...lists.functions.map(({ _id, name }) => ({ value: _id, label: name })),
              ...(isGone ? [{ value: filter.function, label: filterWords.functionGone }] : []),
            ]}
          />
          <SelectField
            key={`stands ${filter.stands}`}
            name="stands"
            label={filterWords.stands}
            defaultValue={filter.stands}
            options={functionStanding.options.map((value) => ({
              value,
              label: filterWords.standings[value],
            }))}
          />
        </>
      ) : null}
      <SelectField
        key={`language ${filter.language}`}
        name="language"
        label={filterWords.language}
        defaultValue={filter.language}
        options={[
          { value: 'all', label: filterWords.allLanguages },
          ...languages.map((language) => ({ value: language, label: languageNames[language] })),
          { value: 'any', label: filterWords.noLanguage },
        ]}
      />
    </>
  );
}
