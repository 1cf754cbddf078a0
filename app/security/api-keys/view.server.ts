import type { ApiKey } from '#contract/accounts/api-keys.ts';
import type { OperationOutput } from '#contract/operations.ts';
import { loginMoment } from '#contract/accounts/security.ts';
import * as keyWords from '#messages/security/api-keys/en.ts';

/** What the security centre shows of API keys. */
export const viewApiKeys = ({ keys, past }: OperationOutput<'listApiKeys'>) => ({
  keys: keys.map(viewOf),
  past: past.map(viewOfPast),
});

const made = ({ madeAt }: ApiKey) => ({ term: keyWords.madeAt, text: loginMoment(madeAt) });
const used = ({ lastUsedAt }: ApiKey) => ({
  term: keyWords.lastUsed,
  text: lastUsedAt === null ? keyWords.neverUsed : loginMoment(lastUsedAt),
});
const shared = (key: ApiKey) => ({
  id: key.keyId,
  name: key.name,
  start: `${key.start}…`,
  may: key.scopes.map((scope) => keyWords.scopeNames[scope]).join(', '),
});

/** A key with what it may do and its moments as the page writes them. */
const viewOf = (key: ApiKey) => ({
  ...shared(key),
  moments: [
    made(key),
    used(key),
    { term: keyWords.endsAt, text: key.endsAt === null ? keyWords.neverEnds : loginMoment(key.endsAt) },
  ],
});

export type ApiKeyView = ReturnType<typeof viewOf>;

const viewOfPast = (key: ApiKey): ApiKeyView => ({
  ...shared(key),
  moments: [
    made(key),
    used(key),
    key.revokedAt === null
      ? { term: keyWords.endedAt, text: loginMoment(key.endsAt ?? key.madeAt) }
      : { term: keyWords.revokedAt, text: loginMoment(key.revokedAt) },
  ],
});
