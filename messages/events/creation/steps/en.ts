/** The steps of the creation form: views of one form, its last one a look at everything. */
export const label = 'Steps';
export const names = {
  event: 'Event',
  functions: 'Functions and photo',
  gifts: 'Gifts',
  guests: 'Guests',
  check: 'Check and create',
} as const;
export const place = (number: number, of: number) => `Step ${number} of ${of}`;
export const finished = 'finished';
export const back = 'Back';
export const next = 'Next';
export const nextPending = 'One moment...';
export const showAll = 'Show everything on one page';
export const showSteps = 'Go step by step';

// what the plan allows
export const planEvents = (plan: string, left: number, limit: number, year: number) =>
  `Your ${plan} plan: ${left} of ${limit} events left in ${year}`;
export const planEventsFree = (plan: string) => `Your ${plan} plan: as many events as you like`;
export const planAllows = (events: string, guests: number | null) =>
  guests === null
    ? `${events}, with as many guests as you like.`
    : `${events}, with up to ${guests.toLocaleString('en-IN')} guests each.`;

// functions and photo
export const functionsTitle = 'Functions';
export const functionsIntro =
  'For one celebration on one day you don’t need any. For several, such as mehndi, ceremony and reception, add each one. You can do this later, too.';
export const functionTitle = (number: number) => `Function ${number}`;
export const functionAdd = 'Another one';
export const functionAddOwn = 'Add a function';
export const functionRemove = (number: number) => `Remove function<hidden> ${number}</hidden>`;
export const placeName = 'Venue, if different';
export const placeAddress = 'Its address';
export const chosenLater = 'Guests I choose later';
export const photoTitle = 'Photo';
export const photoAlt = 'The photo as your guests will see it';
export const photoRemove = 'Remove the photo';

// the look at everything
export const lookText =
  'Nothing is sent yet. Once the event is created, you choose the invitation and send it.';
/** In the form that is empty again, for whoever comes back to it. */
export const createdBefore = (event: string) => `${event} is created, and this form is empty again.`;
export const openCreated = (event: string) => `Open ${event}`;
export const missing = 'Before the event can be created';
export const changeStep = (step: string) => `Change<hidden> ${step}</hidden>`;
export const nothing = 'Nothing yet';
export const none = 'None';
export const notYet = 'Not filled in yet';
export const when = 'Date and time';
export const venue = 'Venue';
export const couple = 'Couple';
export const guestBegun = (name: string) => `${name}, typed in but not added yet, will be added too.`;
export const giftAt = (name: string, price: string) => (price ? `${name}, ${price}` : name);
export const functionAt = (name: string, when: string) => (when ? `${name}: ${when}` : name);
