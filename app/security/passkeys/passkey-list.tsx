import { Link } from '@remix-run/react';
import type { PasskeyView } from '#app/security/passkeys/view.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

/** The person's passkeys, each with the way to remove it, and the way to add one; null where they could not be had. */
export function PasskeyCard({ passkeys }: { passkeys: readonly PasskeyView[] | null }) {
  return (
    <Card
      id="passkeys"
      title={passkeyWords.title}
      actions={
        <ButtonLink to="/security/passkeys/add" variant="secondary">
          {passkeyWords.add}
        </ButtonLink>
      }
    >
      <p className="text-ink-soft">{passkeyWords.intro}</p>
      {!passkeys ? (
        <MissingPart className="mt-4">{passkeyWords.missing}</MissingPart>
      ) : passkeys.length === 0 ? (
        <p className="mt-4">{passkeyWords.none}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={passkeyWords.listLabel}>
          {passkeys.map(({ passkeyId, name, added, used }) => (
            <li
              key={passkeyId}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
            >
              <div className="min-w-0">
                <h3 className="text-lg wrap-anywhere">{name}</h3>
                <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
                  <Moment term={passkeyWords.addedAt}>{added}</Moment>
                  <Moment term={passkeyWords.lastUsed}>{used}</Moment>
                </dl>
              </div>
              <Link
                to={`/security/passkeys/${passkeyId}/remove`}
                className="btn btn-secondary"
                aria-label={passkeyWords.removeOf(name)}
              >
                {passkeyWords.remove}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Moment({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex gap-2">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
