/** The organiser's pages about questions to guests. */
import { count } from '#contract/common/format.ts';

export const pageTitle = (event: string) => `Questions to guests of ${event} · Shagun`;
export const pageTitleUnknown = 'Questions to guests · Shagun';
export const title = 'Questions to guests';
export const about =
  'Guests who are coming are asked these when they reply. One tap is still enough: only questions marked as required come first, the others come after the yes.';
export const open = 'Questions';

// the list
export const none = 'No questions yet';
export const noneHint = 'Pick a ready-made one below, or write your own: up to ten in all.';
export const kinds = {
  text: 'Free-text answer',
  one: 'One answer',
  many: 'Any number of answers',
} as const;
export const required = 'Required';
export const answeredBy = (guests: number, confirmed: number) =>
  `Answered by ${guests.toLocaleString('en-IN')} of ${count(confirmed, 'guest')} coming`;
export const chosenBy = (guests: number) => count(guests, 'guest');
/** Of a question for each person. */
export const chosenByPeople = (people: number) => count(people, 'person', 'people');
export const answeredFor = (people: number) => `Answered for ${count(people, 'person', 'people')}`;
export const textsInFile = 'The answers are in the guest list’s CSV file and on each guest’s page.';
export const up = 'Up';
export const upName = (question: string) => `Up: ${question}`;
export const down = 'Down';
export const downName = (question: string) => `Down: ${question}`;
export const edit = 'Edit';
export const editName = (question: string) => `Edit: ${question}`;
export const remove = 'Delete';
export const removeName = (question: string) => `Delete: ${question}`;

// adding
export const addTitle = 'Add a question';
export const readyMade = {
  meal: 'Meal: vegetarian, Jain ...',
  dietary: 'Dietary restrictions',
  stay: 'A place to stay',
  song: 'A song',
} as const;
export const yourOwn = 'Your own question:';
export const full = 'That is ten questions, the most an event can have.';

// preview
export const previewTitle = 'What guests see';
export const previewHelp =
  'Ready-made questions appear in the guest’s language, as long as you do not change their wording.';
export const previewIn = (language: string) => `Show it in ${language}`;
export const beforeYes = 'Before the answer';
export const afterYes = 'After the yes';

// form
export const newTitle = 'New question';
export const newPageTitle = 'New question to guests · Shagun';
export const editTitle = 'Edit a question';
export const editPageTitle = 'Edit a question to guests · Shagun';
export const textLabel = 'Question';
export const choicesLabel = 'Answers to choose from';
export const choicesHelp = 'At least two. Empty ones are left out.';
export const choiceName = (place: number) => `Answer ${place}`;
export const eachPersonLabel = 'Ask for each person';
export const eachPersonHelp =
  'A family of four answers four times, with names. Right for meals; once for all is right for most other questions.';
export const eachPerson = 'For each person';
export const requiredLabel = 'Required';
export const requiredHelp = 'Nobody can say yes without answering it. Use it sparingly.';
export const answeredNote = 'If you change the wording of a choice, guests who picked it keep it.';
export const save = 'Save the question';
export const saving = 'Saving...';
export const back = 'Back to the questions';

// deletion
export const deletePageTitle = 'Delete a question · Shagun';
export const deleteTitle = 'Delete this question?';
export const deleteMeans = (answers: number) =>
  answers === 0
    ? 'Nobody who is coming has answered it yet.'
    : `${count(answers, 'answer')} will be deleted with it. Save the guest list as CSV first if you need them.`;
export const deleteConfirm = 'Delete the question';
export const deleting = 'Deleting...';
export const keep = 'Keep it';
