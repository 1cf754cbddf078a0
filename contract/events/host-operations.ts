import { z } from 'zod/v4';
import { id, outcome } from '#contract/common/fields.ts';
import * as hosts from './hosts.ts';
import { eventParams, type Operation } from '#contract/operation.ts';

const hostParams = z.object({ eventId: id, hostId: id });

/** The calls of co-hosts: a part of the table in `operations.ts`. */
export const hostOperations = {
  listHosts: {
    method: 'GET',
    path: '/events/{eventId}/hosts',
    summary: 'The co-hosts of an event, invited ones included',
    access: 'organiser',
    apiKey: 'never',
    recentSignIn: 'never',
    params: eventParams,
    response: hosts.hostList,
  },
  inviteHost: {
    method: 'POST',
    path: '/events/{eventId}/hosts',
    summary: 'Invite somebody by e-mail to help as editor or viewer; at most ten',
    access: 'organiser',
    apiKey: 'never',
    recentSignIn: 'always',
    status: 201,
    params: eventParams,
    body: hosts.newHost,
    response: hosts.savedHost,
  },
  leaveEvent: {
    method: 'POST',
    path: '/events/{eventId}/hosts/leave',
    summary: 'Stop helping with an event',
    access: 'viewer',
    apiKey: 'never',
    recentSignIn: 'never',
    params: eventParams,
    response: outcome,
  },
  changeHostRole: {
    method: 'PUT',
    path: '/events/{eventId}/hosts/{hostId}',
    summary: 'Change what a co-host may do, at once',
    access: 'organiser',
    apiKey: 'never',
    recentSignIn: 'always',
    params: hostParams,
    body: hosts.hostChange,
    response: hosts.savedHost,
  },
  resendHostInvitation: {
    method: 'POST',
    path: '/events/{eventId}/hosts/{hostId}/invitation',
    summary: 'Send the invitation again; it can be accepted for 14 more days',
    access: 'organiser',
    apiKey: 'never',
    recentSignIn: 'always',
    params: hostParams,
    response: hosts.savedHost,
  },
  removeHost: {
    method: 'DELETE',
    path: '/events/{eventId}/hosts/{hostId}',
    summary: 'Remove a co-host, or take an invitation back, at once',
    access: 'organiser',
    apiKey: 'never',
    recentSignIn: 'never',
    params: hostParams,
    response: outcome,
  },
  getHostInvitation: {
    method: 'GET',
    path: '/api/host-invitations/{token}',
    summary: 'What an invitation to help is about',
    access: 'anyone',
    apiKey: 'never',
    params: hosts.hostToken,
    response: hosts.hostInvitation,
  },
  acceptHostInvitation: {
    method: 'POST',
    path: '/api/host-invitations/{token}/accept',
    summary: 'Accept an invitation to help, sent to the verified address of whoever is signed in',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    params: hosts.hostToken,
    response: hosts.acceptedInvitation,
  },
} as const satisfies Record<string, Operation>;
