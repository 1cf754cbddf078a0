import type { ReactNode } from 'react';
import { htmlLanguages, type Language } from '#messages/language.ts';
import { palette, sans, serif, sheet } from './palette.ts';

/** Tables that only place things: mail programs know no other layout, screen readers pass over them. */
const layout = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

const PENNANTS = 24;

/** A garland of marigold and pink pennants (toran), drawn with table cells: no picture to load or to block. */
function Toran() {
  return (
    <table
      {...layout}
      width="100%"
      aria-hidden="true"
      style={{ borderCollapse: 'separate', tableLayout: 'fixed' }}
    >
      <tbody>
        <tr>
          <td
            colSpan={PENNANTS}
            height={5}
            style={{ height: 5, fontSize: 0, lineHeight: 0, backgroundColor: palette.peacock }}
          />
        </tr>
        <tr>
          {Array.from({ length: PENNANTS }, (_, index) => (
            <td
              key={index}
              height={14}
              style={{
                height: 14,
                fontSize: 0,
                lineHeight: 0,
                backgroundColor: index % 2 ? palette.pink : palette.marigold,
                borderRadius: '0 0 14px 14px',
              }}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface MailFrameProps {
  language?: Language;
  title: string;
  preview: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The whole page of a mail. `preview` is the line a list of mails shows after the subject. */
export function MailFrame({ language = 'en', title, preview, footer, children }: MailFrameProps) {
  return (
    <html lang={htmlLanguages[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* keeps phones from turning dates and addresses blue */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body className="m-ground" style={{ margin: 0, padding: 0, backgroundColor: palette.ground }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
          {/* pushes the text below out of the preview line */}
          {'\u00a0\u200c'.repeat(60)}
        </div>
        <table
          {...layout}
          width="100%"
          className="m-ground"
          bgcolor={palette.ground}
          style={{ backgroundColor: palette.ground }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table {...layout} width="100%" style={{ maxWidth: 600, width: '100%' }}>
                  <tbody>
                    <tr>
                      <td
                        className="m-paper"
                        style={{ backgroundColor: palette.paper, borderRadius: 12, overflow: 'hidden' }}
                      >
                        <Toran />
                        <table {...layout} width="100%">
                          <tbody>
                            <tr>
                              <td
                                className="m-pad"
                                style={{ padding: '28px 40px 36px 40px', fontFamily: sans }}
                              >
                                {children}
                              </td>
                            </tr>
                          </tbody>
                        </table>
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="m-pad m-quiet"
                        style={{
                          padding: '20px 40px',
                          fontFamily: sans,
                          fontSize: 13,
                          lineHeight: '20px',
                          color: palette.quiet,
                        }}
                      >
                        {footer}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The invitation's picture, as wide as the mail. What it shows stands in words below it as well. */
export function Picture({
  src,
  width,
  height,
  alt,
}: {
  src: string;
  width: number;
  height: number;
  alt: string;
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={520}
      height={Math.round((520 * height) / width)}
      style={{ display: 'block', width: '100%', height: 'auto', margin: '0 0 24px 0', borderRadius: 12 }}
    />
  );
}

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
      <table {...layout} width="100%" style={{ marginTop: title ? 8 : 24 }}>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

export function MailTextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="m-accent" style={{ color: palette.pink, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

/** A link people press; `second` is the quieter of two. The whole of it can be pressed, 48 px high. */
export function MailButton({
  href,
  second = false,
  children,
}: {
  href: string;
  second?: boolean;
  children: ReactNode;
}) {
  const background = second ? palette.paper : palette.pink;
  return (
    <table
      {...layout}
      className="m-button"
      style={{ display: 'inline-table', margin: '0 12px 12px 0', verticalAlign: 'top' }}
    >
      <tbody style={{ display: 'table', width: '100%' }}>
        <tr>
          <td
            align="center"
            className={second ? 'm-second' : undefined}
            style={{ backgroundColor: background, border: `2px solid ${palette.pink}`, borderRadius: 12 }}
          >
            <a
              href={href}
              style={{
                display: 'block',
                padding: '11px 24px',
                fontFamily: sans,
                fontSize: 16,
                lineHeight: '22px',
                fontWeight: 600,
                color: second ? palette.pink : palette.onPink,
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
