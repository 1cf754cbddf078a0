import { expect, it } from 'vitest';
import { encrypt, decrypt } from '#backend/platform/encrypt.ts';
import { spoiled } from '#tests/setup/spoiled.ts';

const SECRET = 'a secret of tests that is long enough to be one';
const CONTEXT = 'design-tool:asha';

it('opens what was sealed, with the same secret for the same person alone', () => {
  const sealed = encrypt(SECRET, CONTEXT, 'टोकन token');
  expect(decrypt(SECRET, CONTEXT, sealed)).toBe('टोकन token');
  expect(decrypt('another secret that is long enough to be one', CONTEXT, sealed)).toBeNull();
  expect(decrypt(SECRET, 'design-tool:ravi', sealed)).toBeNull();
  expect(decrypt(SECRET, 'other-use:asha', sealed)).toBeNull();
});

it('seals the same text differently each time, and shows nothing of it', () => {
  const [one, other] = [
    encrypt(SECRET, CONTEXT, 'token-token-token'),
    encrypt(SECRET, CONTEXT, 'token-token-token'),
  ];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('token');
});

it('does not open what was changed or is none', () => {
  const sealed = encrypt(SECRET, CONTEXT, 'token');
  const parts = sealed.split('.');
  for (let index = 0; index < parts.length; index += 1) {
    const changed = parts.map((part, at) => (at === index ? spoiled(part) : part)).join('.');
    expect(decrypt(SECRET, CONTEXT, changed), `part ${index}`).toBeNull();
  }
  for (const none of ['', 'v1', 'v1...', 'v1.a.b.c', `${sealed}.more`.slice(0, 20)])
    expect(decrypt(SECRET, CONTEXT, none)).toBeNull();
});
