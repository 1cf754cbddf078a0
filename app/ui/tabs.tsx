import { Link, type LinkProps } from '@remix-run/react';
import type { ReactNode } from 'react';

interface Tab {
  to: LinkProps['to'];
  label: ReactNode;
  /** Shown as a small number behind the label. */
  count?: number;
  current: boolean;
}

/** Tabs that are links: each has an address of its own and works without scripts. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex sm:gap-1">
        {tabs.map((tab, index) => (
          <li key={index} className="grid">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className="tab focus-visible:-outline-offset-3"
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="badge badge-strong">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
