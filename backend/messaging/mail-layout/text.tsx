import type { ReactNode } from 'react';
import { palette, serif } from './palette.ts';

/** The line above the event's name: what this mail is. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p
      className="m-accent"
      style={{ margin: '0 0 8px 0', fontSize: 14, lineHeight: '20px', fontWeight: 600, color: palette.pink }}
    >
      {children}
    </p>
  );
}

export function EventName({ name, couple }: { name: string; couple: string }) {
  return (
    <>
      <h1
        className="m-ink m-name"
        style={{
          margin: 0,
          fontFamily: serif,
          fontSize: 34,
          lineHeight: '42px',
          fontWeight: 600,
          color: palette.ink,
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </h1>
      {couple ? (
        <p
          className="m-quiet"
          style={{
            margin: '4px 0 0 0',
            fontFamily: serif,
            fontSize: 20,
            lineHeight: '28px',
            fontStyle: 'italic',
            color: palette.quiet,
          }}
        >
          {couple}
        </p>
      ) : null}
    </>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p
      className="m-ink"
      style={{
        margin: '20px 0 0 0',
        fontSize: 16,
        lineHeight: '26px',
        color: palette.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </p>
  );
}

/** What is good to know but not why the mail came. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <p
      className="m-quiet"
      style={{ margin: '8px 0 0 0', fontSize: 14, lineHeight: '22px', color: palette.quiet }}
    >
      {children}
    </p>
  );
}

/** Text as typed, with its line ends. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ));
}

/** A link amid words. */
export function MailTextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="m-accent" style={{ color: palette.pink, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
