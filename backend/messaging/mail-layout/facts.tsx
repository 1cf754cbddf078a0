import type { ReactNode } from 'react';
import { layoutTable } from './layout-table.ts';
import { palette, serif } from './palette.ts';

/** A row of the facts: what it is, and below it how it is; `strong` where what it is matters as much. */
export function MailFact({
  label,
  strong = false,
  children,
}: {
  label: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <tr>
      <td className="m-line" style={{ padding: '12px 0', borderTop: `1px solid ${palette.line}` }}>
        {strong ? (
          <strong
            className="m-ink"
            style={{
              display: 'block',
              fontFamily: serif,
              fontSize: 19,
              lineHeight: '26px',
              color: palette.ink,
              overflowWrap: 'anywhere',
            }}
          >
            {label}
          </strong>
        ) : (
          <span
            className="m-quiet"
            style={{ display: 'block', fontSize: 13, lineHeight: '18px', color: palette.quiet }}
          >
            {label}
          </span>
        )}
        <span
          className="m-ink"
          style={{ fontSize: 17, lineHeight: '25px', color: palette.ink, overflowWrap: 'anywhere' }}
        >
          {children}
        </span>
      </td>
    </tr>
  );
}

export function MailFacts({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      {title ? (
        <h2
          className="m-accent"
          style={{
            margin: '28px 0 0 0',
            fontSize: 16,
            lineHeight: '24px',
            fontWeight: 600,
            color: palette.pink,
          }}
        >
          {title}
        </h2>
      ) : null}
      <table {...layoutTable} width="100%" style={{ marginTop: title ? 8 : 24 }}>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}
