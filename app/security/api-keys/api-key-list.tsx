import { Link } from '@remix-run/react';
import { AccessCard, AccessList } from '#app/security/access-card.tsx';
import type { ApiKeyView } from '#app/security/api-keys/view.server.ts';
import * as keyWords from '#messages/security/api-keys/en.ts';

interface ApiKeyCardProps {
  /** Null where they could not be had. */
  apiKeys: { keys: readonly ApiKeyView[]; past: readonly ApiKeyView[] } | null;
}

const about = ({ start, may }: ApiKeyView) => (
  <p className="text-sm text-ink-soft wrap-anywhere">
    <code>{start}</code> · {may}
  </p>
);

/** The person's API keys, each with the way to revoke it, those that ended lately, and the way to make one. */
export function ApiKeyCard({ apiKeys }: ApiKeyCardProps) {
  const keys = apiKeys?.keys.map((key) => ({
    ...key,
    about: about(key),
    end: {
      to: `/security/api-keys/${key.id}/revoke`,
      label: keyWords.revoke,
      name: keyWords.revokeOf(key.name),
    },
  }));
  const past = apiKeys?.past.map((key) => ({ ...key, about: about(key) })) ?? [];
  return (
    <AccessCard
      id="api-keys"
      title={keyWords.title}
      intro={keyWords.intro}
      none={keyWords.none}
      missing={keyWords.missing}
      listLabel={keyWords.listLabel}
      add={{ to: '/security/api-keys/new', label: keyWords.make }}
      list={keys ?? null}
    >
      {past.length > 0 ? (
        <details className="mt-4">
          <summary className="min-h-11 py-2">{keyWords.pastTitle}</summary>
          <AccessList list={past} label={keyWords.pastTitle} className="mt-2" />
        </details>
      ) : null}
      <p className="mt-4">
        <Link to="/security/webhooks" className="inline-flex min-h-11 items-center">
          {keyWords.webhooks}
        </Link>
      </p>
    </AccessCard>
  );
}
