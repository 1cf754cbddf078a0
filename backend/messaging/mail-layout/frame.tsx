import type { ReactNode } from 'react';
import { htmlLanguages, type Language } from '#messages/language.ts';
import { layoutTable } from './layout-table.ts';
import { palette, sans, sheet } from './palette.ts';

const PENNANTS = 24;

/** A garland of marigold and pink pennants (toran), drawn with table cells: no picture to load or to block. */
function Toran() {
  return (
    <table
      {...layoutTable}
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
  /** What stands over the whole width, before the words. */
  picture?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The whole page of a mail. `preview` is the line a list of mails shows after the subject. */
export function MailFrame({ language = 'en', title, preview, picture, footer, children }: MailFrameProps) {
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
          {...layoutTable}
          width="100%"
          className="m-ground"
          bgcolor={palette.ground}
          style={{ backgroundColor: palette.ground }}
        >
          <tbody>
            <tr>
              <td align="center" className="m-around" style={{ padding: '24px 12px' }}>
                <table {...layoutTable} width="100%" style={{ maxWidth: 600, width: '100%' }}>
                  <tbody>
                    <tr>
                      <td
                        className="m-paper"
                        style={{ backgroundColor: palette.paper, borderRadius: 12, overflow: 'hidden' }}
                      >
                        <Toran />
                        {picture}
                        <table {...layoutTable} width="100%">
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
