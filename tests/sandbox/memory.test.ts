import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStore } from '#sandbox/identity/memory-store.ts';
import { People } from '#sandbox/identity/people.ts';
import { type Mail, MailStore } from '#sandbox/mailbox/store.ts';

const mail = (bytes: number): Mail => ({
  from: '',
  fromName: '',
  subject: '',
  text: '',
  html: '',
  headers: [],
  attachments: [],
  bytes,
});

describe('memory stays bounded', () => {
  test('the mailbox drops its oldest messages by number and by size', () => {
    const byNumber = new MailStore({ messages: 3, bytes: 1000 });
    for (let index = 0; index < 5; index += 1) byNumber.deliver(mail(1), [`n${index}`]);
    expect(byNumber.list().map(({ to }) => to)).toEqual(['n4', 'n3', 'n2']);

    const bySize = new MailStore({ messages: 100, bytes: 10 });
    bySize.deliver(mail(8), ['a', 'b']);
    bySize.deliver(mail(6), ['c']);
    expect(bySize.list().map(({ to }) => to)).toEqual(['c', 'b']);
    bySize.clear();
    bySize.deliver(mail(10), ['d']);
    expect(bySize.size).toBe(1);
  });

  test('the identity provider forgets its oldest sign-ins, never those of another kind', async () => {
    const store = createMemoryStore();
    const [codes, waiting] = [store('AuthorizationCode'), store('Interaction')];
    await waiting.upsert('waiting', { jti: 'waiting' }, 3600);
    for (let index = 0; index <= 5000; index += 1)
      await codes.upsert(`code${index}`, { jti: `code${index}` }, 60);

    expect(await codes.find('code0')).toBeUndefined();
    expect(await codes.find('code1')).toEqual({ jti: 'code1' });
    expect(await store('Interaction').find('waiting')).toEqual({ jti: 'waiting' });
  });

  test('what expired is not found', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const codes = createMemoryStore()('AuthorizationCode');
    await codes.upsert('code', { jti: 'code' }, 60);
    vi.advanceTimersByTime(59_000);
    expect(await codes.find('code')).toEqual({ jti: 'code' });
    vi.advanceTimersByTime(1_000);
    expect(await codes.find('code')).toBeUndefined();
  });

  test('the directory keeps whoever signed in last', () => {
    const people = new People();
    const first = people.signIn('first@example.com', 'First');
    const second = people.signIn('second@example.com', 'Second');
    people.signIn('first@example.com', '');
    for (let index = 0; index < 4999; index += 1) people.signIn(`n${index}@example.com`, '');

    expect(people.find(second.subject)).toBeUndefined();
    expect(people.find(first.subject)?.name).toBe('First');
    expect(people.recent(1).map(({ email }) => email)).toEqual(['n4998@example.com']);
  });
});
