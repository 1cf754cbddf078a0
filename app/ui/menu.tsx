import { Link, useLocation, type LinkProps } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

import { Icon } from '#app/ui/icon.tsx';

interface MenuProps {
  /** What the opening button shows. */
  label: ReactNode;
  /** Its name, where `label` is a picture only. */
  name?: string;
  className?: string;
  /** `MenuLink` elements. */
  children: ReactNode;
}

/**
 * A drop-down of links: native details and summary, so it opens without scripts. With them it also closes on
 * Escape, on a press or focus outside, and after following a link.
 */
export function Menu({ label, name, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (!menu.current?.open) return;
    // what had the focus is about to be hidden: the page that was opened takes it (site-frame.tsx)
    if (document.activeElement instanceof HTMLElement && menu.current.contains(document.activeElement))
      document.activeElement.blur();
    menu.current.open = false;
  }, [location.key]);

  useEffect(() => {
    function closeFromOutside(event: Event) {
      if (menu.current?.open && event.target instanceof Node && !menu.current.contains(event.target)) {
        menu.current.open = false;
      }
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details ref={menu} className={clsx('menu', className)}>
      <summary aria-label={name}>
        {label}
        <Icon name="down" size={14} />
      </summary>
      <ul className="menu-panel">{children}</ul>
    </details>
  );
}

interface MenuLinkProps extends Omit<LinkProps, 'className'> {
  icon?: ReactNode;
}

export function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  return (
    <li>
      <Link {...link} className="menu-item">
        {icon}
        {children}
      </Link>
    </li>
  );
}
