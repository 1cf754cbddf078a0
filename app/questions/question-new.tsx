import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { QuestionForm } from '#app/questions/question-form.tsx';
import { addQuestionAction } from '#app/questions/save-question.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import {
  questionKind,
  readyMadeQuestions,
  type QuestionEntry,
  type QuestionKind,
  type ReadyMadeQuestion,
} from '#contract/events/questions.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

export const handle: EventPageHandle = { part: 'settings' };

export const meta: PageMeta = () => [{ title: questionPageWords.newPageTitle }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event } = await loadHosted(request, eventId, { toEdit: true });
  return { event: { _id: event._id, eventName: event.eventName }, ...beginning(request) };
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return addQuestionAction(request, eventId, beginning(request).kind);
}

/** A question of one's own, or one that begins with ready-made words. How it is answered stands in the address. */
export default function QuestionNew() {
  const { event, kind, question } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={questionPageWords.newTitle}
        event={event.eventName}
        description={questionPageWords.kinds[kind]}
      />
      <Card as="div">
        <QuestionForm kind={kind} question={question} list={`/event/${event._id}/questions`} />
      </Card>
    </Page>
  );
}

/** What the form starts with, as the address says. */
function beginning(request: Request): {
  kind: QuestionKind;
  question: QuestionEntry;
} {
  const { searchParams } = new URL(request.url);
  const name = searchParams.get('begin') ?? '';
  const readyMade = Object.hasOwn(readyMadeQuestions, name)
    ? readyMadeQuestions[name as ReadyMadeQuestion]
    : null;
  const kind = readyMade?.kind ?? questionKind.catch('text').parse(searchParams.get('kind'));
  return {
    kind,
    question: {
      text: readyMade?.text ?? '',
      required: false,
      eachPerson: readyMade?.eachPerson ?? false,
      choices: (readyMade?.choices ?? []).map((text) => ({ _id: '', text })),
    },
  };
}
