import { namesComing } from '#contract/guests/household.ts';
import { greetedName } from '#contract/guests/greeted-name.ts';
import { partyToBeginFrom } from '#app/replies/attendance-view.server.ts';
import { attendedLines } from '#app/replies/functions-view.server.ts';
import { viewAfterYes, viewBeforeYes } from '#app/replies/household-view.server.ts';
import type { QuestionsView } from '#app/replies/question-view.ts';
import type { ReplyProblem } from '#app/replies/reply-form.ts';
import type { EventPage } from '#contract/events/events.ts';
import { inLanguage } from '#contract/events/second-language.ts';
import { formatEventDate } from '#contract/common/format.ts';
import type { Rsvp } from '#contract/guests/replies.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';
import { reminderWords } from '#messages/reminders/guests/by-language.ts';

/** What the card says besides: while it asks, `hello` and `howMany`; once answered, `status` and `yourNote`. */
interface CardTexts {
  hello?: string;
  howMany?: string;
  /** The same, where the page was opened by a personal link: it may have been forwarded. */
  notYou?: string;
  status?: string;
  yourNote?: string;
  /** With a yes: how many come to each function, and who comes along, and above the questions. */
  attended?: string;
  comingWith?: string;
  questions?: string;
  sendAnswers?: string;
  /** For who pressed the other button of the invitation some time after they answered; after a yes with a button that says no. */
  linkChangesNothing?: string;
  sayNo?: string;
  /** For a yes from before the event's date changed, with the button that gives it again. */
  dateChanged?: string;
  stillComing?: string;
  /** For an answer that did not get through, or met a failure, and the button that sends it again. */
  offline: string;
  failed: string;
}

/**
 * The guest the page is opened for, with the answer as recorded, in the reader's language.
 * `version` is what the page was opened with: of the reply and, behind it, of the functions.
 * `pressed` is the button of the invitation that led here, `justAnswered` whether the answer was given a moment ago,
 * `byLink` whether a personal link opened the page, `isJoined` whether that of another guest who was joined with this one.
 */
export function viewReply(
  { event, viewer }: EventPage,
  language: Language,
  {
    pressed,
    justAnswered,
    byLink = false,
    isJoined = false,
  }: { pressed?: 'yes' | 'no' | undefined; justAnswered: boolean; byLink?: boolean; isJoined?: boolean },
) {
  if (!viewer.guest) return null;
  const { firstName, partyLimit, reply, functionsSeen } = viewer.guest;

  const greeted = greetedName(viewer.guest, language);
  const { rsvp, adults, children, note, names, version } = reply;
  const coming = namesComing(reply.household);
  const attended = attendedLines(viewer.guest.functions, language);
  const words = replyWords[language];
  // one press answers: before it only what has to be answered is asked, the rest once the yes is recorded
  const fields: QuestionsView =
    rsvp === 'yes'
      ? viewAfterYes(viewer.guest, event, language)
      : rsvp === 'pending'
        ? viewBeforeYes(viewer.guest, event, language)
        : { people: [], each: [], questions: [] };
  const { people, questions } = fields;
  const openQuestions = [
    ...people.flatMap(({ answers }) =>
      fields.each.map((question, place) => ({ ...question, answer: answers?.[place] ?? [] })),
    ),
    ...questions,
  ];
  const asksNames = people.some(({ name }) => name !== undefined);
  const asksAnything = openQuestions.length > 0 || asksNames || fields.attendance !== undefined;
  // with boxes alone nothing ticked may be the answer; a function is chosen beforehand
  const without = openQuestions.filter(({ answer = [] }) => answer.length === 0);
  const hasOpenFunctions = rsvp === 'yes' && viewer.guest.functions.some((each) => each.people === null);
  const hasOpenQuestions =
    openQuestions.length > 0 &&
    (without.length === openQuestions.length ||
      without.some(({ kind, required }) => required || kind !== 'many'));
  const onlyNames = openQuestions.length === 0 && asksNames && !hasOpenFunctions;
  const unanswered = hasOpenFunctions || hasOpenQuestions || (onlyNames && justAnswered);
  // only an answer that was taken back leaves a version behind
  const takenBack = version > 0;
  const invitation = !pressed
    ? words.tellHost(event.invitationFrom || event.organiserName || words.yourHost)
    : takenBack
      ? words.noneNowNorSent
      : pressed === 'yes' && (fields.who ?? questions.length > 0)
        ? words.notSentYetWithQuestions
        : words.notSentYet;
  const texts: CardTexts =
    rsvp === 'pending'
      ? {
          hello: [
            ...(greeted ? [words.namaste(greeted)] : []),
            ...(isJoined ? [words.joined] : []),
            ...(takenBack && !pressed ? [words.noneNow] : []),
            invitation,
            ...(event.replyBy ? [answerBy(event.replyBy, language)] : []),
          ].join(' '),
          ...(partyLimit > 1
            ? { howMany: (fields.who ? words.anybodyElse : words.howMany)(partyLimit) }
            : {}),
          ...(byLink && firstName ? { notYou: words.notYou(firstName) } : {}),
          offline: words.noConnection(words.rsvpFailed),
          failed: words.rsvpFailed,
        }
      : {
          status: [
            ...(isJoined ? [words.joined] : []),
            rsvp === 'no'
              ? words.declined
              : adults + children < 2
                ? words.seeYou
                : words.headsComing(adults, children),
          ].join(' '),
          ...(note ? { yourNote: words.yourNote(note) } : {}),
          ...(pressed && pressed !== rsvp && !justAnswered
            ? rsvp === 'yes'
              ? { linkChangesNothing: words.stillYes, sayNo: words.card.answers.no }
              : { linkChangesNothing: words.stillNo }
            : {}),
          ...(reply.dateChanged ? { dateChanged: words.dateChanged, stillComing: words.stillComing } : {}),
          ...(rsvp === 'yes' && attended ? { attended } : {}),
          ...(rsvp === 'yes' && coming ? { comingWith: words.coming(coming) } : {}),
          ...(rsvp === 'yes' && !coming && names ? { comingWith: words.comingWith(names) } : {}),
          ...(asksAnything
            ? {
                questions: onlyNames
                  ? words.tellWho
                  : unanswered
                    ? words.questionsOpen
                    : words.questionsAnswered,
                sendAnswers: words.sendAnswers,
              }
            : {}),
          offline: words.noConnection(words.unrsvpFailed),
          failed: words.unrsvpFailed,
        };
  return {
    language,
    partyLimit,
    rsvp,
    /** How the card looks; app/styles/guest.css names the classes. */
    look: rsvp === 'pending' ? 'reply-pending' : rsvp === 'yes' && justAnswered ? 'joy' : '',
    ...(rsvp === 'pending' ? partyToBeginFrom(viewer.guest) : { adults, children }),
    note,
    version: [version, functionsSeen].join(' ').trim(),
    pressed,
    fields,
    unanswered,
    words: {
      ...cardWords(words.card, rsvp),
      ...texts,
    },
  };
}

/** The open question once more, for an answer that was sent and refused while another was recorded: it asks to be confirmed. */
export function viewQuestionAgain(page: EventPage, language: Language, pressed: 'yes' | 'no') {
  const { event, viewer } = page;
  const guest = viewer.guest && {
    ...viewer.guest,
    reply: { ...viewer.guest.reply, rsvp: 'pending' as const, version: 0 },
  };
  const shown = { event: inLanguage(event, language), viewer: { ...viewer, guest } };
  return viewReply(shown, language, { pressed, justAnswered: false });
}

/** What the card is told when an answer was not recorded, with the question that stands below the answer recorded meanwhile. */
export interface RefusedReply extends ReplyProblem {
  asking?: ReplyView | null;
}

type CardWords = (typeof replyWords)[Language]['card'];

/** The card's words as far as this view says them: others would go along unread, and the page has few bytes left. */
const cardWords = (
  { titles, yours, sending, changeResponse, opening, tryAgain, ...asking }: CardWords,
  rsvp: Rsvp,
) =>
  ({
    title: titles[rsvp],
    ...{ yours, sending, tryAgain },
    ...(rsvp === 'pending' ? asking : { changeResponse, opening }),
  }) as Omit<CardWords, 'titles'> & { title: string };

/** A calendar date has no zone; noon in UTC is on that day. */
const answerBy = (date: string, language: Language): string =>
  reminderWords[language].answerBy(
    formatEventDate({ startsAt: `${date}T12:00:00Z`, timeZone: 'UTC' }, 'short', language),
  );

export type ReplyView = NonNullable<ReturnType<typeof viewReply>>;
