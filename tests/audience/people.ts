import type { ViewerKind } from '#contract/audience/readers.ts';
import type { Who } from '#tests/authorization/world.ts';

/** Somebody whose data a test knows again wherever it appears. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const person = (firstName: string, lastName: string, digits: string): Person => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@secret.example`,
  phone: `+91${digits}`,
});

/** Everybody around the wedding. Nothing else in the tests is called so. */
export const people = {
  owner: person('Ownerika', 'Hostmalhotra', '9811100001'),
  viewer: person('Vieweena', 'Readgupta', '9811100002'),
  editor: person('Editosh', 'Writekumar', '9811100003'),
  stranger: person('Strangesh', 'Outsidewala', '9811100004'),
  guest: {
    firstName: 'Zubinah',
    lastName: 'Qureshiwala',
    email: 'zubinah.q@private.example',
    phone: '+919876501234',
  },
  otherGuest: {
    firstName: 'Thirumagal',
    lastName: 'Venkatesan',
    email: 'thiru.v@private.example',
    phone: '+919876505678',
  },
  /** Has a phone alone and no account. */
  phoneGuest: person('Phonendra', 'Linkbedi', '9811100005'),
  /** Gives gifts together with the shy one, and is no guest. */
  collaborator: person('Kolabina', 'Giverbose', '9811100006'),
  /** Hides what they gave. */
  shy: person('Sharmila', 'Hiddenroy', '9811100007'),
  bride: person('Bridanya', 'Wedsharma', '9811100008'),
  groom: person('Groomansh', 'Wedverma', '9811100009'),
  /** Was asked to help and has not answered. */
  invited: person('Invitara', 'Waitmenon', '9811100010'),
} as const satisfies Record<string, Person>;
export type Named = keyof typeof people;

/** Runs the installation, and has nothing to do with the wedding. */
export const OPERATOR_EMAIL = 'operator@example.in';

/** Amounts in rupees that appear nowhere else. */
export const amounts = { open: 3517.21, hidden: 4273.19 } as const;

/** The caller that stands for each kind of viewer; the collaborator and the operator are beside those of the authorization tests. */
export const callerOf: Record<Exclude<ViewerKind, 'collaborator' | 'operator'>, Who> = {
  visitor: 'visitor',
  stranger: 'stranger',
  keyHolder: 'keyHolder',
  guest: 'guest',
  viewer: 'viewer',
  editor: 'editor',
  owner: 'organiser',
};
