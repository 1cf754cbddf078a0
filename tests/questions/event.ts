import type { QuestionKind } from '#contract/events/questions.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import type { Caller, TestBackend } from '#tests/setup/test-backend.ts';

/** An event of `host`, a new one or one there is, with ways to put questions and to read them as a guest does. */
export async function eventWithQuestions(t: TestBackend, host: Caller, of?: string) {
  const eventId = of ?? (await addEvent(t.backend.ctx, host.userId));
  const ask = async (
    kind: QuestionKind,
    text: string,
    { choices = [], required = false }: { choices?: string[]; required?: boolean } = {},
  ) => {
    const answer = await host.call('addQuestion', {
      params: { eventId },
      body: { kind, text, required, choices: choices.map((choice) => ({ text: choice })) },
    });
    if (answer.status !== 201) throw new Error(answer.error.message);
    return answer.data.question;
  };
  const seenBy = async (guest: { id: string; key: string }) => {
    const { data } = await t.visitor.call('getEvent', {
      params: { eventId },
      query: { guest: guest.id, key: guest.key },
    });
    return data.viewer.guest?.questions ?? [];
  };
  const reply = (guest: { id: string; key: string }, body: object) =>
    t.visitor.call('setRsvp', {
      params: { eventId, guestId: guest.id },
      body: { rsvp: 'yes', key: guest.key, ...body } as never,
    });
  return { eventId, ask, seenBy, reply };
}
