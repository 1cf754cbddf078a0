import { describe, expect, test } from 'vitest';
import { avatarPaths } from '#contract/accounts/accounts.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const backend = useTestBackend();

const profile = {
  firstName: 'Meera',
  lastName: 'Joshi',
  email: 'Meera@Example.in',
  phone: '098200-54321',
  city: 'Udaipur',
  state: 'Rajasthan',
  country: 'India',
  profilePicture: avatarPaths[6] ?? '',
};

describe('the current user', () => {
  test('is answered whole, and after a change as changed', async () => {
    const person = await backend.signIn({ firstName: 'Asha', lastName: 'Rao' });
    const before = await person.call('getCurrentUser', {});
    expect(before.data.user).toMatchObject({
      _id: person.userId,
      firstName: 'Asha',
      lastName: 'Rao',
      plan: 'basic',
    });

    const saved = await person.call('updateProfile', { body: profile });
    // another address waits to be confirmed: tests/accounts/email.test.ts
    const expected = {
      ...profile,
      email: person.email,
      pendingEmail: 'meera@example.in',
      phone: '+919820054321',
    };
    expect(saved.data.user).toMatchObject(expected);
    expect((await person.call('getCurrentUser', {})).data.user).toMatchObject(expected);
  });

  test('is nobody for a visitor', async () => {
    expect((await backend.visitor.call('getCurrentUser', {})).status).toBe(401);
    expect((await backend.visitor.call('updateProfile', { body: profile })).status).toBe(401);
  });
});

describe('the profile', () => {
  test('takes blank optional fields', async () => {
    const person = await backend.signIn();
    const { status, data } = await person.call('updateProfile', {
      body: { ...profile, phone: '', city: '', state: '', country: '' },
    });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ phone: '', city: '', state: '', country: '' });
  });

  test('names what is missing or wrong beside its field, and changes nothing', async () => {
    const person = await backend.signIn({ firstName: 'Asha' });
    const { status, error } = await person.call('updateProfile', {
      body: {
        ...profile,
        firstName: '  ',
        lastName: '',
        email: 'meera',
        phone: '12345',
        city: 'x'.repeat(101),
        profilePicture: '/elsewhere.svg',
      },
    });
    expect(status).toBe(400);
    expect(error.details).toEqual({
      firstName: ['Enter your first name.'],
      lastName: ['Enter your last name.'],
      email: [fieldWords.emailLike],
      phone: [fieldWords.phone],
      city: ['Use at most 100 characters.'],
      profilePicture: [expect.any(String)],
    });
    const abroad = await person.call('updateProfile', { body: { ...profile, phone: '+44 1' } });
    expect(abroad.error.details).toEqual({
      phone: ['Enter the whole phone number with its country code, like +44 20 7946 0958.'],
    });
    expect((await person.call('getCurrentUser', {})).data.user.firstName).toBe('Asha');
  });

  test('refuses a picture that is none of the presets', async () => {
    const person = await backend.signIn();
    const { error } = await person.call('updateProfile', {
      body: { ...profile, profilePicture: 'https://elsewhere.example/a.svg' },
    });
    expect(error.details).toEqual({ profilePicture: ['Choose one of the pictures.'] });
  });

  test('does not let a typed address open somebody else’s invitations', async () => {
    const host = await backend.signIn();
    const guest = await backend.signIn();
    const intruder = await backend.signIn();
    const { data } = await host.call('createEvent', {
      body: {
        eventType: 'birthday',
        eventName: 'Asha turns 60',
        date: '2099-01-01',
        description: 'Join us.',
        guests: [{ firstName: 'Ravi', email: guest.email }],
      },
    });
    await intruder.call('updateProfile', { body: { ...profile, email: guest.email } });
    const relationOf = async (person: typeof guest) =>
      (await person.call('getEvent', { params: { eventId: data.event._id }, query: {} })).data.viewer
        .relation;
    expect([await relationOf(guest), await relationOf(intruder)]).toEqual(['guest', 'stranger']);
  });
});
