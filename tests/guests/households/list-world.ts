import { expect } from 'vitest';
import type { AnsweredPerson } from '#contract/guests/household.ts';
import { foldTag } from '#contract/guests/guest-tags.ts';
import { eventForm, inDays } from '#tests/events/event-form.ts';
import { sendList } from '#tests/guests/import/list-form.ts';
import type { Caller, TestBackend } from '#tests/setup/test-backend.ts';
import {
  blank,
  comesTo,
  merge,
  rename,
  sayByName,
  sayByNumber,
  sayNo,
  sayYes,
  whole,
  type ModelFunction,
  type ModelGuest,
  type StatedPerson,
} from './list-model.ts';

/** A guest as a host states one, by hand or in a file. */
interface Entry {
  people: { name: string; child: boolean }[];
  withFamily: boolean;
  partyLimit: number | null;
  tags: string[];
}

type Who = 'guest' | 'host';

/** Which guests a change of many is for: some by name, or those a filter finds. */
export type Chosen = { guests: ModelGuest[] } | { tag: string } | { status: ModelGuest['rsvp'] };

const DAYS = [inDays(30), inDays(37)] as const;
const UNDO_SECONDS = 60;

/** An event whose people are written down beside it: everything is done through the API and to the model. */
export class ListWorld {
  guests: ModelGuest[] = [];
  functions: ModelFunction[] = [];
  meals: string[] = [];
  day: string = DAYS[0];
  eventId = '';
  /** The identifiers of files that were added. */
  files: string[] = [];
  #question = '';
  #version = 1;
  #made = 0;
  #now = 0;
  #change: { id: string; at: number; back: () => void } | null = null;

  constructor(
    readonly api: TestBackend,
    readonly host: Caller,
  ) {}

  async open(): Promise<this> {
    const made = await this.host.call('createEvent', { body: eventForm({ date: this.day }) });
    this.eventId = made.data.event._id;
    const { question } = (
      await this.host.call('addQuestion', {
        params: this.#place,
        body: {
          kind: 'one',
          text: 'Meal?',
          required: false,
          eachPerson: true,
          choices: [{ text: 'Veg' }, { text: 'Jain' }],
        },
      })
    ).data;
    this.#question = question._id;
    this.meals = question.choices.map(({ _id }) => _id);
    return this;
  }

  /** Lets so many seconds pass. */
  at(now: number): void {
    this.#now = now;
    this.api.setNow(new Date(now));
  }

  get #place() {
    return { eventId: this.eventId };
  }

  /** A name that nobody has, of letters alone. */
  #newName(): string {
    this.#made += 1;
    return `Gu${[...String(this.#made)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  }

  #emailOf = (name: string) => `${name}.${this.eventId}@example.in`.toLowerCase();

  /** Writes down who was added under these names. */
  async #note(entries: Map<string, Entry>, file: string | null): Promise<void> {
    const rows = await this.api.backend.ctx.db
      .selectFrom('guests')
      .select(['id', 'link_key', 'first_name', 'household'])
      .where('event_id', '=', this.eventId)
      .where('first_name', 'in', [...entries.keys()])
      .execute();
    expect(rows.map((row) => row.first_name).sort()).toEqual([...entries.keys()].sort());
    for (const { id, link_key: key, first_name: name, household } of rows) {
      const { people, ...entry } = entries.get(name)!;
      expect(household.map((person) => ({ name: person.name, child: person.child }))).toEqual(people);
      const guest: ModelGuest = {
        id,
        key,
        name,
        ...entry,
        named: household,
        rsvp: 'pending',
        ...blank,
        answered: [],
        numbers: {},
        meal: '',
        answer: null,
        file: null,
      };
      if (file) guest.file = { id: file, read: readOf(guest) };
      this.guests.push(guest);
    }
  }

  async import(stated: readonly Entry[]): Promise<void> {
    const entries = new Map(stated.map((entry) => [this.#newName(), entry]));
    const rows = [...entries].map(([name, { people, withFamily, partyLimit, tags }]) => [
      name,
      this.#emailOf(name),
      withFamily ? 'yes' : '',
      partyLimit ?? '',
      `"${people.map((person) => person.name + (person.child ? ' (child)' : '')).join('; ')}"`,
      `"${tags.join(', ')}"`,
    ]);
    const lines = [
      'Name,Email,With family,No of people,People by name,Tags',
      ...rows.map((row) => row.join()),
    ];
    const file = new File([lines.join('\n')], 'guests.csv', { type: 'text/csv' });
    const { data, status } = await sendList(this.host, this.eventId, file);
    expect(status).toBe(201);
    const importId = data.import._id;
    const added = await this.host.call('addGuestImport', { params: { ...this.#place, importId }, body: {} });
    expect(added.data.added).toBe(stated.length);
    this.files.push(importId);
    for (const entry of entries.values()) {
      const { withFamily, partyLimit, people } = entry;
      entry.withFamily = withFamily || (partyLimit === null ? people.length > 1 : partyLimit > 1);
      if (partyLimit === 1) entry.partyLimit = null;
    }
    await this.#note(entries, importId);
  }

  async add(entry: Entry): Promise<void> {
    const name = this.#newName();
    const { people: household, ...more } = entry;
    const guest = { firstName: name, email: this.#emailOf(name), ...more, household };
    const { status } = await this.host.call('addInvitees', {
      params: this.#place,
      body: { newGuests: [guest] },
    });
    expect(status).toBe(200);
    await this.#note(new Map([[name, entry]]), null);
  }

  /** Sends an answer, and what the model makes of it; both take it, or neither does. */
  async #answer(guest: ModelGuest, who: Who, body: object, model: (guest: ModelGuest) => boolean) {
    const after = structuredClone(guest);
    const isTaken = model(after);
    const { status, data } = await (who === 'host' ? this.host : this.api.visitor).call('setRsvp', {
      params: { ...this.#place, guestId: guest.id },
      // something new each time, so that it is never the same answer once more
      body: { note: `At ${this.#now}`, ...body, ...(who === 'guest' && { key: guest.key }) } as never,
    });
    expect(status, `answer ${JSON.stringify(body)}`).toBe(isTaken ? 200 : 400);
    if (!isTaken) return;
    after.answer = { at: this.#now, day: this.day, source: who };
    // whoever is new has their identifier from the answer, in the order they were stated
    const known = new Set(whole(guest).map(({ _id }) => _id));
    const fresh = data.reply.household.filter(({ _id }) => !known.has(_id)).map(({ _id }) => _id);
    for (const person of after.answered) if (person._id.startsWith('new')) person._id = fresh.shift() ?? '';
    Object.assign(guest, after);
    this.#expectAnswered(guest, data.reply.household);
  }

  #expectAnswered(guest: ModelGuest, household: readonly AnsweredPerson[]): void {
    const ids = new Set(this.functions.map(({ id }) => id));
    const sorted = (functions: readonly string[] | null) =>
      functions && [...new Set(functions)].filter((id) => ids.has(id)).sort();
    expect(
      household.map(({ answers, functions, ...person }) => ({
        ...person,
        meal: answers[this.#question]?.[0] ?? '',
        functions: sorted(functions),
      })),
      guest.name,
    ).toEqual(guest.answered.map((person) => ({ ...person, functions: sorted(person.functions) })));
  }

  /** People without an identifier of their own are new: `new0`, `new1`. */
  sayByName(guest: ModelGuest, who: Who, stated: readonly StatedPerson[]): Promise<void> {
    const household = stated.map(({ _id, meal, ...person }) => ({
      ...person,
      ...(_id.startsWith('new') ? {} : { _id }),
      ...(meal !== undefined && { answers: { [this.#question]: meal ? [meal] : [] } }),
    }));
    return this.#answer(guest, who, { rsvp: 'yes', household }, (after) =>
      sayByName(after, stated, this.functions),
    );
  }

  sayByNumber(guest: ModelGuest, who: Who, stated: Parameters<typeof sayByNumber>[1]): Promise<void> {
    const { adults, children, meal, functions } = stated;
    const answers = meal !== undefined && { answers: { [this.#question]: meal ? [meal] : [] } };
    return this.#answer(guest, who, { rsvp: 'yes', adults, children, functions, ...answers }, (after) =>
      sayByNumber(after, stated),
    );
  }

  sayYes = (guest: ModelGuest, who: Who) =>
    this.#answer(guest, who, { rsvp: 'yes' }, (after) => (sayYes(after), true));

  sayNo = (guest: ModelGuest, who: Who) =>
    this.#answer(guest, who, { rsvp: 'no' }, (after) => (sayNo(after), true));

  async takeBack(guest: ModelGuest, who: Who): Promise<void> {
    const { status } = await (who === 'host' ? this.host : this.api.visitor).call('resetRsvp', {
      params: { ...this.#place, guestId: guest.id },
      body: who === 'guest' ? { key: guest.key } : {},
    });
    expect(status).toBe(200);
    if (guest.answer && guest.rsvp !== 'pending') guest.answer.at = this.#now;
    guest.rsvp = 'pending';
  }

  async confirm(guest: ModelGuest): Promise<void> {
    const { status } = await this.api.visitor.call('setRsvp', {
      params: { ...this.#place, guestId: guest.id },
      body: { rsvp: 'yes', unchanged: true, key: guest.key },
    });
    expect(status).toBe(guest.rsvp === 'yes' ? 200 : 409);
    const { answer } = guest;
    if (status === 200 && answer && (answer.day !== this.day || answer.source === 'host'))
      guest.answer = { at: this.#now, day: this.day, source: 'guest' };
  }

  async moveDate(): Promise<void> {
    this.day = DAYS.find((day) => day !== this.day) ?? DAYS[0];
    const body = { ...eventForm({ date: this.day }), version: this.#version };
    const { status } = await this.host.call('updateEvent', { params: this.#place, body });
    expect(status).toBe(200);
    this.#version += 1;
  }

  async change(guest: ModelGuest, named: ModelGuest['named'], more: Omit<Entry, 'people'>): Promise<void> {
    const body = { firstName: guest.name, email: this.#emailOf(guest.name), ...more, household: named };
    const { status, data } = await this.host.call('updateGuest', {
      params: { ...this.#place, guestId: guest.id },
      body,
    });
    expect(status).toBe(200);
    Object.assign(guest, more);
    rename(guest, data.guest.household);
    expect(guest.named.map(({ name, child }) => ({ name, child }))).toEqual(
      named.map(({ name, child }) => ({ name, child })),
    );
  }

  async addFunction(everyone: boolean): Promise<void> {
    const name = `Part ${this.#newName()}`;
    const { data, status } = await this.host.call('addFunction', {
      params: this.#place,
      body: { name, date: DAYS[0], time: '', everyone },
    });
    expect(status).toBe(201);
    this.functions.push({ id: data.function._id, name, everyone, chosen: new Set() });
  }

  async removeFunction(part: ModelFunction): Promise<void> {
    const params = { ...this.#place, functionId: part.id };
    expect((await this.host.call('deleteFunction', { params })).status).toBe(200);
    this.functions.splice(this.functions.indexOf(part), 1);
    for (const { numbers } of this.guests) delete numbers[part.id];
  }

  /** Whether everybody is invited, or who was chosen. */
  async openFunction(part: ModelFunction, everyone: boolean): Promise<void> {
    const { status } = await this.host.call('changeFunctionGuests', {
      params: { ...this.#place, functionId: part.id },
      body: { change: everyone ? 'everyone' : 'chosen' },
    });
    expect(status).toBe(200);
    part.everyone = everyone;
  }

  #found(chosen: Chosen): ModelGuest[] {
    if ('guests' in chosen) return [...new Set(chosen.guests)];
    return this.guests.filter((guest) =>
      'tag' in chosen
        ? guest.tags.some((tag) => foldTag(tag) === foldTag(chosen.tag))
        : guest.rsvp === chosen.status,
    );
  }

  async #changeMany(chosen: Chosen, change: object): Promise<string | null> {
    const which =
      'guests' in chosen
        ? { guests: this.#found(chosen).map(({ id }) => id) }
        : { guests: 'found' as const, filter: chosen };
    const { status, data } = await this.host.call('changeGuests', {
      params: this.#place,
      body: { ...which, ...change } as never,
    });
    expect(status).toBe(200);
    return data.undo;
  }

  async tagMany(chosen: Chosen, tag: string, isAdded: boolean): Promise<void> {
    const change = isAdded ? 'add-tags' : 'remove-tags';
    const id = await this.#changeMany(chosen, { change, tags: [tag] });
    const has = ({ tags }: ModelGuest) => tags.some((each) => foldTag(each) === foldTag(tag));
    const changed = this.#found(chosen)
      .filter((guest) => has(guest) !== isAdded)
      .map((guest) => {
        const before = guest.tags;
        const after = isAdded ? [...before, tag] : before.filter((each) => foldTag(each) !== foldTag(tag));
        guest.tags = after;
        return { guest, before, after };
      });
    expect(id === null).toBe(changed.length === 0);
    this.#keep(id, () => {
      for (const { guest, before, after } of changed)
        if (this.guests.includes(guest) && guest.tags.join() === after.join()) guest.tags = before;
    });
  }

  async inviteMany(chosen: Chosen, part: ModelFunction, isInvited: boolean): Promise<void> {
    if (part.everyone) return;
    const change = { change: isInvited ? 'invite' : 'leave-out', function: part.id };
    const id = await this.#changeMany(chosen, change);
    const since = this.#now;
    const changed = this.#found(chosen).filter((guest) => part.chosen.has(guest.id) !== isInvited);
    const set = (guest: ModelGuest, isIn: boolean) =>
      isIn ? part.chosen.add(guest.id) : part.chosen.delete(guest.id);
    for (const guest of changed) set(guest, isInvited);
    expect(id === null).toBe(changed.length === 0);
    this.#keep(id, () => {
      for (const guest of changed)
        if (this.guests.includes(guest) && !(isInvited && (guest.answer?.at ?? 0) > since))
          set(guest, !isInvited);
    });
  }

  async removeMany(chosen: Chosen): Promise<void> {
    const gone = this.#found(chosen);
    if (gone.length === 0) return;
    const change = { change: 'remove', expected: gone.length };
    this.#remove(gone, await this.#changeMany(chosen, change));
  }

  #remove(gone: readonly ModelGuest[], id: string | null): void {
    this.guests = this.guests.filter((guest) => !gone.includes(guest));
    const parts = this.functions.map((part) => ({
      part,
      ids: gone.map((guest) => guest.id).filter((guestId) => part.chosen.delete(guestId)),
    }));
    this.#keep(id, () => {
      this.guests.push(...gone);
      for (const { part, ids } of parts) for (const each of ids) part.chosen.add(each);
      for (const { numbers } of gone)
        for (const each of Object.keys(numbers))
          if (!this.functions.some((part) => part.id === each)) delete numbers[each];
    });
  }

  #keep(id: string | null, back: () => void): void {
    if (id !== null) this.#change = { id, at: this.#now, back };
  }

  /** Takes the last change of many back. */
  async undo(): Promise<void> {
    const change = this.#change;
    if (!change) return;
    this.#change = null;
    const params = { ...this.#place, changeId: change.id };
    const { status } = await this.host.call('undoGuestChange', { params });
    const isOver = this.#now - change.at > UNDO_SECONDS * 1000;
    expect(status).toBe(isOver ? 409 : 200);
    if (!isOver) change.back();
  }

  async undoImport(importId: string): Promise<void> {
    const params = { ...this.#place, importId };
    const added = this.guests.filter(({ file }) => file?.id === importId);
    const gone = added.filter(
      (guest) =>
        guest.answer === null &&
        guest.file?.read === readOf(guest) &&
        !this.functions.some(({ chosen }) => chosen.has(guest.id)),
    );
    const review = await this.host.call('getGuestImportUndo', { params });
    expect(review.status).toBe(added.length > 0 ? 200 : 404);
    if (added.length === 0) return;
    expect(review.data).toMatchObject({ removed: gone.length, staying: added.length - gone.length });
    if (gone.length === 0) return;
    const undone = await this.host.call('undoGuestImport', { params, body: { expected: gone.length } });
    expect(undone.status).toBe(200);
    this.#remove(gone, undone.data.undo);
  }

  async merge(stays: ModelGuest, goes: ModelGuest): Promise<void> {
    if (stays === goes) return;
    const params = { ...this.#place, guestId: stays.id };
    const review = await this.host.call('getGuestMerge', { params, query: { with: goes.id } });
    const { stays: one, goes: other } = review.data;
    const { status } = await this.host.call('mergeGuests', {
      params,
      body: { with: goes.id, versions: [one.reply.version, other.reply.version] },
    });
    expect(status).toBe(200);
    merge(stays, goes, this.functions);
    await this.readFunctions(stays);
    this.guests = this.guests.filter((guest) => guest !== goes);
    // the contact of the other is noted
    if (stays.file) stays.file.read = '';
    const listed = await this.host.call('getGuest', { params });
    this.#expectAnswered(stays, listed.data.guest.reply.household);
    expect(listed.data.guest.household).toEqual(stays.named);
  }

  partOf = (guest: ModelGuest) => this.functions.map((part) => ({ part, ...comesTo(guest, part) }));

  /** How functions are joined has tests of its own (`merge/rules.test.ts`): here the counts must agree with what came of it. */
  private async readFunctions(guest: ModelGuest): Promise<void> {
    const params = { eventId: this.eventId, guestId: guest.id };
    const { guest: listed, functions } = (await this.host.call('getGuest', { params })).data;
    guest.numbers = Object.fromEntries(
      functions.flatMap(({ _id, people }) => (people === null ? [] : [[_id, people]])),
    );
    const said = new Map(listed.reply.household.map((person) => [person._id, person.functions]));
    guest.answered = guest.answered.map((person) => ({
      ...person,
      functions: said.get(person._id) ?? null,
    }));
  }
}

const readOf = ({ withFamily, partyLimit, named, tags }: ModelGuest): string =>
  JSON.stringify([withFamily, partyLimit, named, tags]);
