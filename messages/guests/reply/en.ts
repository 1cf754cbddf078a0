/** 'Your RSVP' on the event page, with its three views (spec section 2), and what answering it says. */
import { labelled } from '#messages/labelled.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

// the card
export const namaste = (greeted: string) => `Namaste ${greeted}!`;
export const notSentYet = 'Your answer has not been sent yet: confirm it with one tap.';
export const notSentYetWithQuestions =
  'Your answer has not been sent yet: answer what your host asks, then confirm it.';
export const tellHost = (host: string) => `Will you join us? Please let ${host} know.`;
/** A link to the event for whoever was sent somebody else’s invitation. */
export const notYou = (name: string) => `Not ${name}? See the event without answering`;
export const yourHost = 'your host';
export const howMany = (limit: number) => `How many of you are coming? (up to ${limit})`;
/** The same beside people whom the hosts name. */
export const anybodyElse = (limit: number) => `Anybody else? (up to ${limit} of you in all)`;
/** Above the names of the household, each with a box. */
export const whoIsComing = 'Who is coming?';
/** Somebody who has no name here: `Adult 2`. */
export const nthAdult = (place: number) => `Adult ${place}`;
export const nthChild = (place: number) => `Child ${place}`;
/** Label of a field. */
export const personName = 'Name';
/** Above the names, where nothing else is open. */
export const tellWho = 'Tell your host who is coming (optional)';
export const coming = (names: string) => `Coming: ${names}`;
export const comingWith = (names: string) => `With you: ${names}`;
/** Above the host's questions once the yes is recorded. */
export const questionsOpen = 'Your yes is recorded. Your host also asks:';
export const questionsAnswered = 'Your answers for your host';
export const sendAnswers = 'Send my answers';
export const seeYou = 'See you there!';
/** `3 adults and 1 child. See you there!` */
export const headsComing = (adults: number, children: number) => {
  const grown = plural(adults, { one: '# adult', other: '# adults' });
  const small = plural(children, { one: '# child', other: '# children' });
  return `${children > 0 ? `${grown} and ${small}` : grown}. ${seeYou}`;
};
export const declined = 'Thank you for letting us know.';
/** For who said no, and pressed the other button of the mail since. */
export const stillNo =
  'You told us that you can’t make it: opening the link does not change it. Can you come after all? Press “Change Response”.';
/** The same for who said yes: above a button that says no. */
export const stillYes =
  'We still have your yes: opening the link does not change it. Can’t you come after all?';
/** Of a yes from before the event’s date changed, above the button that gives it again. */
export const dateChanged = 'The date has changed since you said yes. Are you still coming?';
export const stillComing = 'Yes, I’m still coming';
export const yourNote = (note: string) => `Your note: ${note}`;

// what became of an answer
export const rsvpFailed = 'Failed to update RSVP.';
export const unrsvpFailed = 'Failed to reset RSVP.';
export const noConnection = (failed: string) =>
  `${failed} There seems to be no connection: please try again.`;
/** Another site may have sent it. */
export const notFromHere =
  'Your answer was not saved, because we could not tell that it came from this page. Please press the button again.';
export const onTheList = (heads: number) =>
  plural(heads, {
    one: 'Thank you! You are on the list.',
    other: 'Thank you! All # of you are on the list.',
  });
export const missed = 'Thank you for letting us know. We’ll miss you!';
/** Before the question is asked again. */
export const noneNow = 'Your earlier answer was taken back.';
/** The same for who opened the page by a button of the invitation. */
export const noneNowNorSent =
  'Your earlier answer was taken back, and no new one has been sent yet. Choose your answer below.';
export const takenBack = 'Your reply was taken back. You can answer again at any time.';

// why an answer is refused
/** Above the things to mend, each of which leads to its field. */
export const checkThese = 'Please check the following';
export const fieldError = labelled;
export const notAGuest = 'You are not registered as a guest for this event.';
export const answeredElsewhere =
  'Your answer was changed in another window. This is what we have now: you can still change it.';
/** On a page that was open while its guest was joined with another; what is recorded now follows. */
export const joined = 'Your host has joined this invitation with another one: both have one answer.';
export const eventCancelled = 'This event has been cancelled, so there is nothing left to answer.';
export const eventOver = 'This event is over, so replies are closed.';
export const chooseAnswer = 'Choose whether you are coming.';
export const numberNeeded = 'Enter a number.';
export const wholeNumberNeeded = 'Enter a whole number.';
export const partyNumber = 'Enter a number from 0 to 99.';
export const noteTooLong = 'Use at most 500 characters.';
export const namesTooLong = 'Use at most 300 characters for the names.';
export const personNameTooLong = 'Use at most 60 characters for a name.';
export const personNameWithLink = 'Write the name without a web address.';
export const answerTooLong = 'Use at most 500 characters for an answer.';
export const answerNeeded = (question: string) => `Please answer: ${question}`;
export const householdChanged =
  'Your host has just changed who is invited with you. Please look at the names again.';
/** Of a question that is asked for each person; without a name it stands beside their field. */
export const answerNeededFor = (question: string, name: string) =>
  name ? `Please answer for ${name}: ${question}` : answerNeeded(question);
export const questionsChanged = 'Your host has just changed the questions. Please look at them again.';
export const somebodyNeeded = 'Say how many of you are coming: at least one.';
export const partyDiffers =
  'These numbers do not agree with how many of you are coming: please look at them again.';
export const partyTooLarge = (limit: number) =>
  plural(limit, {
    one: 'This invitation is for one person.',
    other: 'This invitation is for up to # people, children included.',
  });

/** The card's words that no data changes; they travel with the page. */
export const card = {
  yours: 'Your RSVP',
  titles: { pending: 'RSVP Requested', yes: "You're Going!", no: "Can't Make It" },
  adults: 'Adults',
  children: 'Children',
  addNote: 'Add a note',
  noteLabel: 'Note to your host',
  answers: { yes: "Yes, I'll be there!", no: "Sorry, can't make it" },
  sending: 'Sending your answer',
  changeResponse: 'Change Response',
  opening: 'Opening your reply',
  tryAgain: 'Try again',
};
