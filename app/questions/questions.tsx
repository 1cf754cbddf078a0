import { appLanguage } from '#messages/app-language/en.ts';
import { useLoaderData, Link } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { viewQuestion, type QuestionView } from '#app/replies/question-view.ts';
import { GuestListPart } from '#app/hosting/guest-list-part.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { loadQuestions } from '#app/questions/questions-of-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ReplyQuestions } from '#app/replies/reply-questions.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ItemActions } from '#app/ui/item-actions.tsx';
import {
  MAX_QUESTIONS,
  questionKind,
  readyMadeQuestions,
  type ReadyMadeQuestion,
  type CountedQuestion,
} from '#contract/events/questions.ts';
import { isLanguage, htmlLanguages, languageNames, languages, type Language } from '#messages/language.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta = eventTitle(questionPageWords.pageTitle, questionPageWords.pageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const requestedLanguage = new URL(request.url).searchParams.get('language');
  const language = isLanguage(requestedLanguage) ? requestedLanguage : appLanguage;
  const list = await loadQuestions(request, eventId);
  return {
    ...list,
    language,
    preview: list.questions.map((question) => viewQuestion({ ...question, answer: [] }, language)),
    notice: await readFlash(request),
  };
}

/** The questions put to guests: their order, what was answered, and how they look. */
export default function QuestionsPage() {
  const { event, host, questions, confirmed, preview, language, notice } = useLoaderData<typeof loader>();
  const page = `/event/${event._id}/questions`;
  const open = event.open && host.edits;
  return (
    <GuestListPart
      event={event}
      host={host}
      notice={notice}
      title={questionPageWords.title}
      filled={questions.length > 0}
      cancelled={!event.open}
    >
      <p>{questionPageWords.about}</p>
      {questions.length === 0 ? (
        <EmptyState title={questionPageWords.none}>{open ? questionPageWords.noneHint : null}</EmptyState>
      ) : (
        <ol className="stack">
          {questions.map((question, index) => (
            <QuestionItem
              key={question._id}
              page={page}
              question={question}
              confirmed={confirmed}
              open={open}
              first={index === 0}
              last={index === questions.length - 1}
            />
          ))}
        </ol>
      )}
      {open ? <AddQuestion page={page} full={questions.length >= MAX_QUESTIONS} /> : null}
      {questions.length > 0 ? (
        <Card title={questionPageWords.previewTitle}>
          <QuestionPreview questions={preview} language={language} />
        </Card>
      ) : null}
    </GuestListPart>
  );
}

/** Ways to the form of a new question: begun with a ready-made one, or empty. */
function AddQuestion({ page, full }: { page: string; full: boolean }) {
  const readyMade = Object.keys(readyMadeQuestions) as ReadyMadeQuestion[];
  return (
    <Card title={questionPageWords.addTitle}>
      {full ? (
        <p>{questionPageWords.full}</p>
      ) : (
        <>
          <p className="row">
            {readyMade.map((name) => (
              <ButtonLink key={name} to={`${page}/new?begin=${name}`} variant="secondary">
                {questionPageWords.readyMade[name]}
              </ButtonLink>
            ))}
          </p>
          <p className="row mt-4">
            {questionPageWords.yourOwn}
            {questionKind.options.map((kind) => (
              <ButtonLink key={kind} to={`${page}/new?kind=${kind}`} variant="quiet">
                {questionPageWords.kinds[kind]}
              </ButtonLink>
            ))}
          </p>
        </>
      )}
    </Card>
  );
}

/** The fields as they stand on the guest's card, to look at and to try; nothing is sent. */
function QuestionPreview({
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

interface QuestionItemProps {
  /** Address of the list. */
  page: string;
  question: CountedQuestion;
  /** Guests who are coming. */
  confirmed: number;
  /** False for a cancelled event. */
  open: boolean;
  first: boolean;
  last: boolean;
}

/** One question with what was answered, and what can be done with it. */
function QuestionItem({ page, question, confirmed, open, first, last }: QuestionItemProps) {
  return (
    <Card
      as="li"
      title={question.text}
      level={2}
      actions={
        <>
          {question.eachPerson ? <Badge tone="plain">{questionPageWords.eachPerson}</Badge> : null}
          {question.required ? <Badge tone="strong">{questionPageWords.required}</Badge> : null}
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        {questionPageWords.kinds[question.kind]} ·{' '}
        {question.eachPerson
          ? questionPageWords.answeredFor(question.answered)
          : questionPageWords.answeredBy(question.answered, confirmed)}
      </p>
      {question.kind === 'text' ? (
        question.answered > 0 ? (
          <p className="text-sm">{questionPageWords.textsInFile}</p>
        ) : null
      ) : (
        <dl className="mt-2 grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {question.choices.map(({ _id, text, guests }) => (
            <div key={_id} className="contents">
              <dt className="break-words">{text}</dt>
              <dd className="text-end tabular-nums">
                {question.eachPerson
                  ? questionPageWords.chosenByPeople(guests)
                  : questionPageWords.chosenBy(guests)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {open ? (
        <div data-print="no" className="row mt-3 gap-x-1">
          <ItemActions
            own={`${page}/${question._id}`}
            name={question.text}
            {...{ words: questionPageWords, first, last }}
          />
        </div>
      ) : null}
    </Card>
  );
}
