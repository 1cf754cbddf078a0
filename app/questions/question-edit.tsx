import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { QuestionForm } from '#app/questions/question-form.tsx';
import { loadQuestions } from '#app/questions/questions-of-event.server.ts';
import { saveQuestion } from '#app/questions/save-question.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as questionWords from '#messages/questions/en.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta = () => [{ title: questionPageWords.editPageTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'questionId'>) {
  const { event, questions } = await loadQuestions(request, params.eventId, { toEdit: true });
  const question = questions.find(({ _id }) => _id === params.questionId);
  if (!question) throw data({ message: questionWords.gone }, { status: 404 });
  return { event, question };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'questionId'>) {
  return saveQuestion(request, params);
}

/** Changes the words of a question. How it is answered stays: answers there are would not fit. */
export default function QuestionEdit() {
  const { event, question } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={questionPageWords.editTitle}
        event={event.eventName}
        description={questionPageWords.kinds[question.kind]}
      />
      <Card as="div">
        <QuestionForm
          kind={question.kind}
          question={question}
          answered={question.answered > 0}
          list={`/event/${event._id}/questions`}
        />
      </Card>
    </Page>
  );
}
