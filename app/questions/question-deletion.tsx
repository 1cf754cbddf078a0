import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import { loadQuestions } from '#app/questions/questions-of-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as questionWords from '#messages/questions/en.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta = () => [{ title: questionPageWords.deletePageTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'questionId'>) {
  const { event, questions } = await loadQuestions(request, params.eventId, { toEdit: true });
  const question = questions.find(({ _id }) => _id === params.questionId);
  if (!question) throw data({ message: questionWords.gone }, { status: 404 });
  return { event, question };
}

export const action = removalAction<'eventId' | 'questionId'>(
  ({ eventId }) => `/event/${eventId}/questions`,
  (api, params) => api.call('deleteQuestion', { params }),
);

/** Asks once more before a question is gone with its answers. */
export default function QuestionDeletion() {
  const { event, question } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={questionPageWords.deleteTitle}
      event={event.eventName}
      confirm={{ label: questionPageWords.deleteConfirm, pending: questionPageWords.deleting }}
      keep={{ label: questionPageWords.keep, to: `/event/${event._id}/questions` }}
    >
      <p>
        <strong>{question.text}</strong>
      </p>
      <p>{questionPageWords.deleteMeans(question.answered)}</p>
    </ConfirmPage>
  );
}
