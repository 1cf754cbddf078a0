import type { ReactNode } from 'react';
import { layoutTable } from './layout-table.ts';
import { palette, sans } from './palette.ts';

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
      {...layoutTable}
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
