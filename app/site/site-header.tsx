import { Link, useLocation } from '@remix-run/react';
import { useFrame } from '#app/frame/frame-words.ts';
import { useHasHeader, useInlinePage, useLeaving } from '#app/frame/inline-page.ts';
import { useRootData } from '#app/frame/root-data.ts';
import { SiteLanguage } from '#app/site/site-language.tsx';
import { SiteBell } from '#app/site/site-bell.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Menu, MenuLink } from '#app/ui/menu.tsx';

/** Logo, and either the way in or the person's own menu (spec section 2, Shared header and footer). */
export function SiteHeader() {
  const { words } = useFrame();
  const known = useRootData();
  const user = known?.user;
  const leaving = useLeaving();
  if (!useHasHeader()) return null;
  return (
    <header className="site-header">
      <Link to="/" {...leaving} className="site-logo">
        <Logo size={28} />
        {words.siteName}
      </Link>
      {user ? (
        <div className="site-tools">
          <SiteLanguage />
          <SiteBell />
          <SecurityLink />
          <ProfileMenu user={user} />
        </div>
      ) : (
        // where even that did not arrive, nobody knows whether somebody is signed in
        known && (
          <div className="site-tools">
            <SiteLanguage />
            <GetStarted />
          </div>
        )
      )}
    </header>
  );
}

function SecurityLink() {
  return (
    <Link to="/security" {...useLeaving()} className="site-tool" aria-label={useFrame().words.security}>
      <Icon name="shield" size={20} />
    </Link>
  );
}

function ProfileMenu({
  user,
}: {
  user: { firstName: string; lastName: string; email: string; profilePicture: string };
}) {
  const leaving = useLeaving();
  const { words } = useFrame();
  const hasWallet = useRootData()?.hasWallet;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <Menu
      label={
        <>
          <Avatar src={user.profilePicture} size={32} />
          <span className="site-name">{name}</span>
        </>
      }
    >
      {/* where the portrait alone is seen; its button says the name to readers */}
      <li className="menu-person" aria-hidden="true">
        {name}
      </li>
      <MenuLink to="/profile" {...leaving}>
        {words.menuProfile}
      </MenuLink>
      <MenuLink to="/organised-events" {...leaving}>
        {words.menuOrganisedEvents}
      </MenuLink>
      <MenuLink to="/attending-events" {...leaving}>
        {words.menuAttendingEvents}
      </MenuLink>
      {hasWallet ? (
        <MenuLink to="/wallet" {...leaving}>
          {words.menuWallet}
        </MenuLink>
      ) : null}
      <MenuLink to="/auth/logout" reloadDocument discover="none">
        {words.menuLogout}
      </MenuLink>
    </Menu>
  );
}

/** On an event's page the way in leads back to it; the landing page may say where to return. */
function GetStarted() {
  const forGuests = useInlinePage();
  const { pathname, search } = useLocation();
  const returnTo = forGuests ? pathname : new URLSearchParams(search).get('returnTo');
  const query = returnTo ? `?${new URLSearchParams({ returnTo })}` : '';
  return (
    <a href={`/auth/login${query}`} className={forGuests ? 'btn btn-quiet' : 'btn btn-primary'}>
      {useFrame().words.getStarted}
    </a>
  );
}
