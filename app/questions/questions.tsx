import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { viewQuestion } from '#app/replies/question-view.ts';
import { GuestListPart } from '#app/hosting/guest-list-part.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { AddQuestion } from '#app/questions/add-question.tsx';
import { QuestionItem } from '#app/questions/question-item.tsx';
import { QuestionPreview } from '#app/questions/question-preview.tsx';
import { loadQuestions } from '#app/questions/questions-of-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MAX_QUESTIONS } from '#contract/events/questions.ts';
import * as eventWords from '#messages/events/en.ts';
import { isLanguage } from '#messages/language.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyInvitations };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data ? questionPageWords.pageTitle(data.event.eventName) : questionPageWords.pageTitleUnknown },
];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const requestedLanguage = new URL(request.url).searchParams.get('language');
  const language = isLanguage(requestedLanguage) ? requestedLanguage : 'en';
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
