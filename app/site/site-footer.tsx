import { Link } from '@remix-run/react';
import * as words from '#messages/site/frame/en.ts';
import * as guestFrameWords from '#messages/site/guest-frame/en.ts';

/** The columns of spec section 2. Every page named here is open to visitors and to signed-in people alike. */
const columns = [
  {
    title: words.solutions,
    links: [
      { to: '/guide#create-event', label: words.eventOrganisation },
      { to: '/guide#add-gifts', label: words.giftRegistry },
      { to: '/guide#invite-guests', label: words.guestManagement },
      { to: '/about#plans', label: words.plans },
    ],
  },
  {
    title: words.support,
    links: [
      { to: '/guide', label: guestFrameWords.guide },
      { to: '/contact', label: words.contactUs },
    ],
  },
  {
    title: words.company,
    links: [
      { to: '/about', label: words.about },
      { to: '/contact?topic=sales', label: words.contactSales },
    ],
  },
  {
    title: words.legal,
    links: [
      { to: '/privacy', label: guestFrameWords.privacy },
      { to: '/terms', label: words.terms },
    ],
  },
];

/** Link columns and a copyright line. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-columns">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`}>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="site-copyright">{guestFrameWords.copyright}</p>
    </footer>
  );
}
