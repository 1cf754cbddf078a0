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
      'There will be music, good food and a lot of dancing. Your blessings are the gift we want most.',
      'Join us for the ceremony and stay for dinner. Tell us how many of you are coming, so that there is a seat for everybody.',
      'Come early, sit with us, eat well and stay late. We are counting the days.',
    ],
  },
  engagement: {
    openings: [
      ({ name, couple }) =>
        `${couple ? `${couple} have said yes to each other` : `We have happy news: ${name}`}, and we would like to celebrate it with you.`,
      ({ name, couple }) =>
        `${name}: rings will be exchanged, sweets will be shared${couple ? `, and ${couple} would love to see you there` : ', and we would love to see you there'}.`,
      ({ name, couple }) =>
        `A beginning worth celebrating. Please join our families for ${couple ? `the engagement of ${couple}` : `“${name}”`}.`,
    ],
    closings: [
      'Come and bless the couple, and stay for dinner after the rings.',
      'It is a small ceremony with a big heart, and afterwards there is time to talk, eat and dance.',
      'Bring your family and your good wishes, and let us know if you are coming.',
    ],
  },
  reception: {
    openings: [
      ({ name, couple }) =>
        `${couple ? `${couple} are married! Please` : 'Please'} join us for “${name}”, an evening to celebrate with everybody we hold dear.`,
      ({ name }) => `${name}: the ceremonies are done, now we celebrate, and we want you there.`,
      ({ name }) =>
        `We would be delighted to welcome you at “${name}” and to raise a toast to the newly-weds.`,
    ],
    closings: [
      'There will be dinner, music and many stories. Come as you are and stay as long as you like.',
      'Meet the couple, meet the family and enjoy the evening. Do tell us how many of you are coming.',
      'Your presence and your blessings will make the evening complete.',
    ],
  },
  birthday: {
    openings: [
      ({ name }) => `${name}: there will be cake, and there should be you.`,
      ({ name }) => `Another year, and a very good reason to celebrate. You are invited to “${name}”.`,
      ({ name }) => `Save your appetite and your loudest singing voice for “${name}”.`,
    ],
    closings: [
      'Bring your smile and your best wishes; we will take care of the cake, food and music.',
      'There will be games, good food and plenty of cake. Let us know if you are coming.',
      'Come, celebrate and stay a while. It is more fun with you.',
    ],
  },
  babyShower: {
    openings: [
      ({ name }) =>
        `A little one is on the way, and we are gathering the people we love. You are invited to “${name}”.`,
      ({ name }) => `${name}: join us for an afternoon of blessings, laughter and tiny clothes.`,
      ({ name }) =>
        `Before the sleepless nights begin, we would like to celebrate with you. Please come to “${name}”.`,
    ],
    closings: [
      'Bring your blessings for mother and child. There will be sweets, songs and a game or two.',
      'Your good wishes will be the first the baby receives. Let us know if you are coming.',
      'Come and share your love, your stories and your best advice.',
    ],
  },
  houseWarming: {
    openings: [
      ({ name }) =>
        `We have new keys, a new address and a kettle that is always on. You are invited to “${name}”.`,
      ({ name }) =>
        `${name}: a house becomes a home when friends and family step in. Please come and bless ours.`,
      ({ name }) => `The boxes are (nearly) unpacked. Come and see where we live now, at “${name}”.`,
    ],
    closings: [
      'Have a meal with us and take a look around. Your blessings are all the home still needs.',
      'Come with your family, and let us know how many of you to cook for.',
      'There will be prayers, good food and a tour of every room.',
    ],
  },
  getTogether: {
    openings: [
      ({ name }) => `It has been too long. Let us meet at “${name}”.`,
      ({ name }) => `${name}: no special reason, only the best people. You are one of them.`,
      ({ name }) => `Good company, good food and no hurry. You are invited to “${name}”.`,
    ],
    closings: [
      'Come hungry and bring a story. We will take care of the rest.',
      'Bring the family along, and let us know if you are coming.',
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
      'Bring your family and an appetite, and leave the rest to us.',
    ],
  },
} as const satisfies Record<string, Wordings>;
