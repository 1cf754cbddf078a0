import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ApiKeyView } from '#app/security/api-keys/view.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import * as keyWords from '#messages/security/api-keys/en.ts';

interface ApiKeyCardProps {
  /** Null where they could not be had. */
  apiKeys: { keys: readonly ApiKeyView[]; past: readonly ApiKeyView[] } | null;
}

/** The person's API keys, each with the way to revoke it, those that ended lately, and the way to make one. */
export function ApiKeyCard({ apiKeys }: ApiKeyCardProps) {
  const { keys, past } = apiKeys ?? { keys: [], past: [] };
  return (
    <Card
      id="api-keys"
      title={keyWords.title}
      actions={
        <ButtonLink to="/security/api-keys/new" variant="secondary">
          {keyWords.make}
        </ButtonLink>
      }
    >
      <p className="text-ink-soft">{keyWords.intro}</p>
      {!apiKeys ? (
        <MissingPart className="mt-4">{keyWords.missing}</MissingPart>
      ) : keys.length === 0 ? (
        <p className="mt-4">{keyWords.none}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={keyWords.listLabel}>
          {keys.map((key) => (
            <KeyItem key={key.keyId} shown={key}>
              <Link
                to={`/security/api-keys/${key.keyId}/revoke`}
                className="btn btn-secondary"
                aria-label={keyWords.revokeOf(key.name)}
              >
                {keyWords.revoke}
              </Link>
            </KeyItem>
          ))}
        </ul>
      )}
      {past.length > 0 ? (
        <details className="mt-4">
          <summary className="min-h-11 py-2">{keyWords.pastTitle}</summary>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={keyWords.pastTitle}>
            {past.map((key) => (
              <KeyItem key={key.keyId} shown={key} />
            ))}
          </ul>
        </details>
      ) : null}
      <p className="mt-4">
        <Link to="/security/webhooks" className="inline-flex min-h-11 items-center">
          {keyWords.webhooks}
        </Link>
      </p>
    </Card>
  );
}

function KeyItem({
  shown: { name, start, may, moments },
  children,
}: {
  shown: ApiKeyView;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <code>{start}</code> · {may}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          {moments.map(({ term, text }) => (
            <div key={term} className="flex gap-2">
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </li>
  );
}
