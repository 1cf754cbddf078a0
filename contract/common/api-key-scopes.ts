/**
 * What a key of the API may be allowed to. Each call of `contract/operations.ts` names one of these, or says that it is not
 * for keys: nothing that spends or pays out, and nothing about the account itself.
 */
export const keyScopes = ['events:read', 'events:write', 'messages:send', 'money:read'] as const;
export type KeyScope = (typeof keyScopes)[number];
