import { Link } from '@remix-run/react';
import { ReplyQuestions } from '#app/replies/reply-questions.tsx';
import type { QuestionView } from '#app/replies/question-view.ts';
import { htmlLanguages, languageNames, languages, type Language } from '#messages/language.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

/** The fields as they stand on the guest's card, to look at and to try; nothing is sent. */
export function QuestionPreview({
  questions,
  language,
}: {
  questions: readonly QuestionView[];
  language: Language;
}) {
  const parts = [
    { title: questionPageWords.beforeYes, items: questions.filter(({ required }) => required) },
    { title: questionPageWords.afterYes, items: questions },
  ];
  return (
    <div className="stack">
      <p className="field-help">{questionPageWords.previewHelp}</p>
      <p className="row">
        {languages
          .filter((each) => each !== language)
          .map((each) => (
            <Link key={each} to={`?language=${each}`} preventScrollReset>
              {questionPageWords.previewIn(languageNames[each])}
            </Link>
          ))}
      </p>
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }, part) => (
          <section key={title} aria-label={title} className="stack rounded-lg border border-line p-4">
            <h3>{title}</h3>
            <div className="stack" lang={htmlLanguages[language]}>
              <ReplyQuestions key={language} questions={items} of={`${part}-`} />
            </div>
          </section>
        ))}
    </div>
  );
}
