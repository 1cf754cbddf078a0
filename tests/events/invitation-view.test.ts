import { describe, expect, it } from 'vitest';
import { lookOf } from '#app/event-page/look.server.ts';
import { viewInvitation } from '#app/event-page/invitation-view.server.ts';
import { sampleEvent, readSampleAnswer } from '#app/site/sample/sample-event.ts';
import { contrast, invitationOnPage, startingSelection } from '#contract/designs/designs.ts';
import { designIds } from '#contract/designs/design-list.ts';
import { coupleDisplayName } from '#contract/events/couple-names.ts';
import type { EventPage } from '#contract/events/events.ts';

const page = (changed: Partial<EventPage['event']>): EventPage => {
  const sample = sampleEvent(
    'en',
    readSampleAnswer(() => undefined),
    new Date('2026-11-25T00:00:00Z'),
  );
  return { ...sample, event: { ...sample.event, ...changed } };
};
const chosen = (changed: object = {}) =>
  invitationOnPage.parse({ ...startingSelection('temple'), ...changed });

describe('the head of the guest’s page', () => {
  it('sets the two names of a wedding apart, letter for letter', () => {
    const { names, called } = viewInvitation(page({ eventName: 'Kavita weds Arjun' }), 'en');
    expect(names.join(' ')).toBe('Kavita weds Arjun');
    expect(names).toHaveLength(3);
    expect(called).toBe('');
  });

  it.each([
    ['नेहा और रवि की शादी', ['नेहा', 'और', 'रवि']],
    ['राधा संग मोहन का शुभ विवाह', ['राधा', 'संग', 'मोहन']],
    ['राधा एवं मोहन के विवाह समारोह में', ['राधा', 'एवं', 'मोहन']],
    ['नेहा व रवि की सगाई', ['नेहा', 'व', 'रवि']],
    ['नेहा और रवि का रिसेप्शन', ['नेहा', 'और', 'रवि']],
    ['Asha and Rohan’s wedding', ['Asha', 'and', 'Rohan']],
    ["Asha & James' Wedding Reception", ['Asha', '&', 'James']],
    ['Neha and Ravi ki shaadi', ['Neha', 'and', 'Ravi']],
    ['The wedding of Asha and Rohan', ['Asha', 'and', 'Rohan']],
  ])('takes what is said around the two of “%s” for no part of a name', (eventName, two) => {
    const { names, below } = viewInvitation(page({ eventName, brideGroomDetails: undefined }), 'hi');
    expect(names).toEqual(two);
    expect(below.join(' ')).toContain('के शुभ विवाह में');
  });

  it.each(['अर्जुन का विवाह', 'Arjun’s wedding'])(
    'shows “%s”, which names one, as it is called',
    (eventName) => {
      const { names, below } = viewInvitation(page({ eventName, brideGroomDetails: undefined }), 'hi');
      expect(names).toEqual([eventName]);
      expect(below.join(' ')).not.toContain('के शुभ विवाह में');
    },
  );

  it('joins two names as their script does', () => {
    const displayName = (eventName: string, language?: 'hi') =>
      coupleDisplayName({ eventType: 'wedding', eventName }, language);
    expect(displayName('Radha weds Mohan', 'hi')).toBe('Radha और Mohan');
    expect(displayName('राधा संग मोहन का विवाह')).toBe('राधा और मोहन');
    expect(displayName('Radha weds Mohan')).toBe('Radha & Mohan');
  });

  it('keeps an event’s own name above the names of the couple', () => {
    const { names, called } = viewInvitation(page({ eventName: 'The great banquet' }), 'en');
    expect(names).toEqual(['Kavita', '&', 'Arjun']);
    expect(called).toBe('The great banquet');
  });

  it('does not repeat two names too long for one line above the names of the couple', () => {
    const brideGroomDetails = {
      bride: { firstName: 'Kavita Lakshmi', lastName: 'Venkataraghavan', phone: '' },
      groom: { firstName: 'Arjun Pratap Singh', lastName: 'Rathore', phone: '' },
    };
    const view = (eventName: string) => viewInvitation(page({ eventName, brideGroomDetails }), 'en');
    const { names, called } = view('Kavita Lakshmi Venkataraghavan weds Arjun Pratap Singh Rathore');
    expect(names).toEqual(['Kavita Lakshmi', '&', 'Arjun Pratap Singh']);
    expect(called).toBe('');
    const banquet = 'Kavita Lakshmi Venkataraghavan and friends invite Arjun Pratap Singh Rathore';
    expect(view(banquet).called).toBe(banquet);
  });

  it('says a line once that an organiser typed as the card says it', () => {
    const invitation = chosen({ title: 'Together with their families' });
    expect(viewInvitation(page({ invitation }), 'en').above).toEqual(['Together with their families']);
  });

  it('shows the name of an event without a couple as it is', () => {
    const event = { eventType: 'birthday', eventName: 'Kabir and Asha turn five' } as const;
    expect(viewInvitation(page(event), 'en').names).toEqual(['Kabir and Asha turn five']);
  });

  it('never loses the request, and adds families, invocation and a title only where somebody set them', () => {
    const bare = viewInvitation(page({ invitation: chosen() }), 'en');
    expect(bare.above).toEqual(['Together with their families']);
    expect(bare.below).toEqual([
      'Kavita Iyer · Arjun Mehta',
      'request the pleasure of your company at their wedding',
    ]);
    const invitation = chosen({ invocation: 'Shri', title: 'Save the day', brideParents: 'Lakshmi Iyer' });
    const full = viewInvitation(page({ invitation }), 'en');
    expect(full.above).toEqual(['Shri', 'Save the day', 'Together with their families']);
    expect(full.below.slice(0, 2)).toEqual(['Kavita Iyer, daughter of Lakshmi Iyer', 'Arjun Mehta']);
  });

  it.each([
    [{ brideParents: 'श्री राघव अय्यर' }],
    [{ groomParents: 'श्री मोहन मेहता' }],
    [{ brideParents: 'श्री राघव अय्यर', groomParents: 'श्री मोहन मेहता' }],
  ])('does not invite to the parents’ wedding in Hindi: %o', (parents) => {
    const textBelow = (type: 'wedding' | 'engagement') =>
      viewInvitation(page({ eventType: type, invitation: chosen(parents) }), 'hi').below;
    expect(textBelow('wedding')).toContain('इन दोनों के शुभ विवाह में आपकी गरिमामयी उपस्थिति सादर प्रार्थनीय है');
    expect(textBelow('engagement')).toContain('इन दोनों की सगाई के शुभ अवसर पर आप सादर आमंत्रित हैं');
    const alone = viewInvitation(page({ invitation: chosen() }), 'hi').below;
    expect(alone).toContain('के शुभ विवाह में आपकी गरिमामयी उपस्थिति सादर प्रार्थनीय है');
  });

  it('sets the names small where they are long, or where there is much to say beside them', () => {
    const small = (changed: Partial<EventPage['event']>) => viewInvitation(page(changed), 'en').long;
    expect(small({ eventName: 'Kavita weds Arjun', invitation: chosen() })).toBe(false);
    expect(small({ eventName: 'Kavita Subramaniam weds Arjun' })).toBe(true);
    const invitation = chosen({
      invocation: 'Shri',
      subtitle: 'Dinner and dancing to follow on the lawns, until late',
      brideParents: 'Smt. Meenakshi and Shri Krishnamurthy Iyer',
      groomParents: 'Smt. Kamala and Shri Parthasarathy Mehta',
    });
    expect(small({ eventName: 'Kavita weds Arjun', invitation })).toBe(true);
  });

  it('says who invites where there is no couple', () => {
    const invitation = chosen({ hosts: 'The Rao family' });
    const { below } = viewInvitation(page({ eventType: 'houseWarming', invitation }), 'en');
    expect(below).toContain('With love, The Rao family');
  });
});

describe('the look of a design', () => {
  it.each(designIds)('%s: its colours, an ornament, and nothing that ends a style element', (template) => {
    const invitation = invitationOnPage.parse(startingSelection(template));
    const look = lookOf(invitation);
    expect(look).toContain(`--card:${invitation.backgroundColor};--on-card:${invitation.textColor}`);
    expect(look).toMatch(
      /\.invite::before\{content:"";height:\d+px;background:url\("data:image\/svg\+xml,[^"]+"\)/,
    );
    expect(look).not.toMatch(/[<>]/);
    expect(look.length).toBeLessThan(2500);
  });

  it('gives buttons a colour of the design only where white can be read on it', () => {
    const given = (backgroundColor: string, textColor: string) =>
      /--color-rani:(#\w{6})/.exec(lookOf(chosen({ backgroundColor, textColor })))?.[1];
    expect(given('#fff4d8', '#7a1020')).toBe('#7a1020');
    expect(given('#1d1740', '#fbeecb')).toBe('#1d1740');
    // 4.6:1 on white
    expect(contrast('#757575', '#ffffff')).toBeLessThan(5);
    expect(given('#ffffff', '#757575')).toBeUndefined();
  });
});
