/*
 * What the functions of the catalogues are called with to read what they say: numbers stand for texts as well, so that each can be
 * found again. Whoever takes lists, objects or codes has samples of its own here.
 */
const many = [2001, 3002, 4003, 5004, 6005, 7006];
const one = [1, 1, 1, 1, 1, 1];
const usual: unknown[][] = [many, one, one.map(() => 0)];

/** Of a time of day. */
const moments = [0, 3, 4, 11, 12, 15, 16, 19, 20, 23].map((hours) => [{ hour: 7, minute: '30', hours }]);
const pairs = ['phone', 'email', 'both'].flatMap((contact) =>
  [true, false].flatMap((isListed) =>
    [true, false].map((isReached) => [{ name: '2001', other: '3002', contact, isListed, isReached }]),
  ),
);
const texts = (many: number) => Array.from({ length: many }, (_, at) => String(2001 + 1001 * (at % 6)));
const lists = [
  [texts(6), 3002],
  [texts(1), 0],
  [texts(2), 1],
  [texts(21), 5],
];
const rowed = ['phone', 'email', 'both'].flatMap((shared) => [
  [
    '2001',
    { name: '3002', shared, earlier: '4003', other: '4003', otherAt: '5004', otherwise: ['6005', '7006'] },
  ],
  ['2001', { name: '3002', shared, earlier: '4003', other: '4003', otherAt: '5004', otherwise: [] }],
]);
const counts = (of: string[]) => [
  [Object.fromEntries(of.map((name, at) => [name, 2001 + 1001 * at]))],
  [Object.fromEntries(of.map((name) => [name, 1]))],
];
const kinds = (...names: string[]) => names.map((name) => ['2001', name, 3002]);
const runs = ['invitation', 'update', 'cancellation', 'reminder', 'message'].map((kind) => [
  kind,
  2001,
  3002,
]);
const twoLanguages = [[2001, ['3002', '4003']]];
const answers = [['accepted'], ['rejected']];
const site = [[{ eventsPerYear: 3, guestsPerEvent: 50 }, { takesPayments: true }]];
const special: Record<string, unknown[][]> = {
  'designs.time': moments,
  'events.planFullOfEvents': counts(['plan', 'limit', 'created', 'year']),
  'events.planUsedUp': counts(['plan', 'limit', 'year']),
  'events.planOneLeft': counts(['plan', 'limit', 'year']),
  'events.planFullOfGuests': counts(['plan', 'limit', 'guests']),
  'events.creation.guestsSummary': counts(['total', 'withFamily', 'individual']),
  'invitations.testsHint': twoLanguages,
  'invitations.testsSent': twoLanguages,
  'invitations.progress.onTheWay': runs,
  'invitations.progress.ended': runs,
  'invitations.progress.onEventPage': runs,
  'reminders.page.audienceOf': ['all', 'confirmed', 'pending'].map((audience) => [audience, 2001]),
  'reminders.page.sentTo': ['reminder', 'message'].map((kind) => [kind, 2001]),
  'collaboration.responded': answers,
  'collaboration.respondFailed': answers,
  'collaboration.answeredBefore': answers,
  'collaboration.giftTab': [[{ gift: 2001, event: 3002 }], []],
  'collaboration.requestTab': [[{ title: 2001, gift: 3002 }], []],
  'gift-cards.oneAmountOf': [[[2001, 3002, 4003]], [[2001]]],
  'gift-cards.chooseAmount': [[[2001, 3002, 4003]], [[2001]]],
  'gift-cards.cardsExpireText': counts(['cards', 'held', 'days', 'first']),
  'accounts.stillMissing': [[['2001', '3002']], [['2001']]],
  'accounts.missingFields': [[['2001', '3002']], [['2001']]],
  'accounts.obstacleEvent': counts(['name', 'date', 'guests']),
  'accounts.coming.nextSteps.invite': counts(['sendable']),
  'accounts.coming.nextSteps.undelivered': counts(['undelivered']),
  'accounts.coming.nextSteps.thank': counts(['toThank']),
  'security.revokeProgramsToo': counts(['keys', 'webhooks']),
  'notifications.party': [[{ adults: 2001, children: 3002 }], [{ adults: 1, children: 0 }]],
  'security.ways-in.waysOf': [
    [
      {
        addresses: ['2001'],
        provider: '3002',
        sessions: 4003,
        passkeys: 5004,
        apiKeys: 6005,
        webhooks: 7006,
        calendar: true,
        hosts: 1,
      },
    ],
  ],
  'site.guide.overview': site,
  'site.legal.privacy': [[90]],
  'site.legal.terms': site,
  'guests.file.nameCut': kinds('firstName', 'lastName', 'phone', 'email'),
  'guests.file.textCut': kinds('title', 'greeting', 'otherContacts'),
  'guests.file.valueLeftOut': ['firstName', 'lastName', 'phone', 'email'].map((kind) => [
    '2001',
    kind,
    '3002',
    '4003',
  ]),
  'guests.file.rowUnusable': ['firstName', 'lastName', 'phone', 'email'].map((kind) => [
    '2001',
    kind,
    '3002',
    '4003',
  ]),
  'guests.file.valuesBelow': lists,
  'guests.file.unusedColumns': [
    [
      [
        { heading: '2001', rows: 3002 },
        { heading: '4003', rows: 1 },
      ],
    ],
    [[{ heading: '2001', rows: 2 }]],
  ],
  'guests.file.tooWide': [
    [2001, ['3002', '4003']],
    [2001, []],
  ],
  'guests.file.notesInCells': lists,
  'guests.file.errorsInCells': lists,
  'guests.file.repeatsRow': rowed,
  'guests.file.repeatsGuest': ['phone', 'email', 'both'].flatMap((shared) => [
    ['2001', shared, '3002'],
    ['2001', shared],
  ]),
  'guests.file.contactStays': ['phone', 'email', 'both'].map((shared) => ['2001', shared, '3002']),
  'guests.file.sharesContact': [
    ...rowed,
    ['2001', { name: '3002', shared: 'both', other: '4003', otherAt: null }],
  ],
  'guests.file.alsoOfHousehold': rowed,
  'guests.file.alsoGuest': rowed,
  'guests.file.sameGuestAsRow': [['2001', '3002', '4003']],
  'guests.file.joinsHousehold': [['2001', '3002', '4003', '5004']],
  'guests.file.memberOf': [['2001', '3002', '4003', '5004']],
  'guests.file.rowWithText': [['2001', '3002']],
  'guests.file.notKept': [['2001', ['3002', '4003']]],
  'guests.file.tabsLeftOut': lists,
  'guests.file.rowsAboveLeftOut': lists,
  'guests.file.headingsRead': lists,
  'guests.file.totalsLeftOut': lists,
  'guests.file.listsRead': [
    [
      [
        { name: '2001', guests: 3002 },
        { name: '', guests: 0 },
      ],
    ],
  ],
  'guests.import.foundIn': counts(['read', 'added', 'listed', 'changed', 'leftOut']),
  'guests.import.imported': counts([
    'added',
    'updated',
    'unchanged',
    'conflicts',
    'outdatedLinks',
    'withoutContact',
  ]),
  'guests.import.tooMany': [
    [{ plan: '2001', limit: 3002, guests: 4003, added: 5004 }],
    [{ plan: '2001', limit: 3002, guests: 2, added: 4003 }],
  ],
  'guests.import.staysBecause': ['message', 'answer', 'change'].map((why) => ['2001', why]),
  'guests.likely-email.take': [['a@2001']],
  'guests.filter.ofFunction': [['2001', '3002']],
  'guests.filter.inWords': lists,
  'guests.many.removedStay': lists,
  'guests.many.removalNames': lists,
  'guests.merge.lost': [
    [['2001', '3002'], '4003'],
    [['2001'], ''],
    [[], '2001'],
  ],
  'guests.answers.answersOf': [[{ confirmed: 2001, people: 3002, declined: 4003, pending: 5004 }]],
  'guests.answers.expected': [
    [{ expected: 5004, uncountedFamilies: 3002 }, 2001],
    [{ expected: 5004, uncountedFamilies: 1 }, 2001],
  ],
  'guests.answers.unreachable': [[2001], [5004, ['3002', '4003']], [1, ['2001']]],
};
for (const which of ['ask', 'same', 'household', 'own'])
  special[`guests.shared.outcomes.${which}`] = [
    ...pairs,
    [{ name: '2001', other: '2001', contact: 'phone', isListed: true, isReached: true }],
    [{ name: '2001', other: '2001', contact: 'both', isListed: false, isReached: true }],
  ];

/** What a function of a catalogue, by its name with its word before it, is called with in turn. */
export function samplesOf(name: string, value: (...blanks: never[]) => unknown): unknown[][] {
  return special[name] ?? usual.map((blanks) => blanks.slice(0, Math.max(1, value.length)));
}
