/*
 * Descriptions for an installation without a text service: an opening and a closing for
 * each type of event, and between them the day and the place. Names are whatever somebody
 * typed, also whole sentences, so they stand where any words can stand.
 */

/** What a wording is filled with; empty where nothing was typed. */
export interface WordingBlanks {
  name: string;
  /** Both names, `Asha Rao and Rohan Mehta`. */
  couple: string;
  /** `Friday, 14 February 2031` */
  date: string;
  /** `7:30 pm` */
  time: string;
  place: string;
}

type Piece = (blanks: WordingBlanks) => string;

interface Wordings {
  openings: readonly [Piece, Piece, Piece];
  closings: readonly [string, string, string];
}

/** The day and the place in four ways. */
export const dayAndPlace: readonly [Piece, Piece, Piece, Piece] = [
  ({ date, time, place }) => `Join us on ${date}${time && ` at ${time}`}${place && `, at ${place}`}.`,
  ({ date, time, place }) =>
    `Please keep ${date} free for us${time && `; we begin at ${time}`}.${place && ` The venue: ${place}.`}`,
  ({ date, time, place }) => `When: ${date}${time && `, ${time}`}${place && `\nWhere: ${place}`}`,
  ({ date, time, place }) =>
    `The day is ${date}${time && `, and we will be waiting for you from ${time}`}.${place && ` You will find us at ${place}.`}`,
];

export const wordings = {
  wedding: {
    openings: [
      ({ name, couple }) =>
        `With the blessings of our elders we invite you to ${couple ? `the wedding of ${couple}` : `“${name}”, a wedding in our family`}.`,
      ({ name, couple }) =>
        `${name}: ${couple ? `${couple} are getting married` : 'there is a wedding in the family'}, and it would not be the same without you.`,
      ({ name, couple }) =>
        `Two families become one. Come and celebrate ${couple ? `with ${couple}` : `“${name}” with us`}, and bring your good wishes.`,
    ],
    closings: [
      'Your blessings are the gift we want most. We cannot wait to see you there.',
      'Tell us how many of you are coming, so that there is a seat for everybody.',
      'We are counting the days, and we would love to have you with us.',
    ],
  },
  engagement: {
    openings: [
      ({ name, couple }) =>
        `${couple ? `${couple} have said yes to each other` : `We have happy news: ${name}`}, and we would like to celebrate it with you.`,
      ({ name, couple }) =>
        `${name}: there is happy news to celebrate, and ${couple || 'we'} would love to see you there.`,
      ({ name, couple }) =>
        `A beginning worth celebrating. Please join our families for ${couple ? `the engagement of ${couple}` : `“${name}”`}.`,
    ],
    closings: [
      'Come and bless the couple. It would not be the same without you.',
      'Your blessings on this new beginning will mean a great deal to us.',
      'Bring your family and your good wishes, and let us know if you are coming.',
    ],
  },
  reception: {
    openings: [
      ({ name, couple }) =>
        `${couple ? `${couple} are married! Please` : 'Please'} join us for “${name}”, to celebrate with everybody we hold dear.`,
      ({ name }) => `${name}: now we celebrate, and we want you there.`,
      ({ name }) =>
        `We would be delighted to welcome you at “${name}” and to celebrate the newly-weds together.`,
    ],
    closings: [
      'Come and share this happiness with us. Your good wishes mean a great deal to the couple.',
      'Meet the couple and bring your good wishes. Do tell us how many of you are coming.',
      'Your presence and your blessings will make the celebration complete.',
    ],
  },
  birthday: {
    openings: [
      ({ name }) => `${name}: a celebration that would not be the same without you.`,
      ({ name }) => `Another year, and a very good reason to celebrate. You are invited to “${name}”.`,
      ({ name }) => `Bring your best wishes and your loudest singing voice to “${name}”.`,
    ],
    closings: [
      'Bring your smile and your best wishes; that is all we need.',
      'We would love to have you there. Let us know if you are coming.',
      'Come, celebrate and stay a while. It is more fun with you.',
    ],
  },
  babyShower: {
    openings: [
      ({ name }) =>
        `A little one is on the way, and we are gathering the people we love. You are invited to “${name}”.`,
      ({ name }) => `${name}: join us for blessings and laughter as we wait for the little one.`,
      ({ name }) =>
        `Before the sleepless nights begin, we would like to celebrate with you. Please come to “${name}”.`,
    ],
    closings: [
      'Bring your blessings for mother and child. We would love to have you with us.',
      'Your good wishes will be the first the baby receives. Let us know if you are coming.',
      'Come and share your love, your stories and your best advice.',
    ],
  },
  houseWarming: {
    openings: [
      ({ name }) => `We have a new home, and it is not complete without you. You are invited to “${name}”.`,
      ({ name }) =>
        `${name}: a house becomes a home when friends and family step in. Please come and bless ours.`,
      ({ name }) => `Come and see where we live now, at “${name}”.`,
    ],
    closings: [
      'Take a look around and sit with us a while. Your blessings are all the home still needs.',
      'Come with your good wishes, and let us know how many of you are coming.',
      'Our new home will be all the happier for your visit.',
    ],
  },
  getTogether: {
    openings: [
      ({ name }) => `Let us meet at “${name}” and make time for each other.`,
      ({ name }) => `${name}: no special reason, only the best people. You are one of them.`,
      ({ name }) => `Good company and no hurry. You are invited to “${name}”.`,
    ],
    closings: [
      'Bring a story or two and a good mood. We look forward to seeing you.',
      'We would love to see you there. Let us know if you are coming.',
      'Come as you are and stay as long as you like.',
    ],
  },
  custom: {
    openings: [
      ({ name }) => `You are warmly invited to “${name}”.`,
      ({ name }) => `${name}: we would love to have you with us.`,
      ({ name }) => `Some days are better shared. Please join us for “${name}”.`,
    ],
    closings: [
      'Let us know if you are coming, so that we can prepare for everybody.',
      'Your presence will make the day special. We look forward to seeing you.',
      'It would not be the same without you. We hope you can make it.',
    ],
  },
} as const satisfies Record<string, Wordings>;
