import { Link } from '@remix-run/react';
import { useFrame, type FrameWords } from '#app/frame/frame-words.ts';
import { useLeaving } from '#app/frame/inline-page.ts';
import { useRootData } from '#app/frame/root-data.ts';

/** The columns of spec section 2. Every page named here is open to visitors and to signed-in people alike. */
const columnsIn = (words: FrameWords) => [
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
      { to: '/guide', label: words.guide },
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
      { to: '/privacy', label: words.privacy },
      { to: '/terms', label: words.terms },
    ],
  },
];

/** Link columns and a copyright line, in the language of the page. Whoever is signed in works here: for them the columns fold. */
export function SiteFooter() {
  const { words } = useFrame();
  const isFolded = !!useRootData()?.user;
  const columns = <Columns words={words} />;
  return (
    <footer className="site-footer">
      {isFolded ? (
        <details>
          <summary className="site-copyright">
            {[words.support, words.company, words.legal].join(' · ')}
          </summary>
          {columns}
        </details>
      ) : (
        columns
      )}
      <p className="site-copyright">{words.copyright}</p>
    </footer>
  );
}

function Columns({ words }: { words: FrameWords }) {
  const leaving = useLeaving();
  return (
    <div className="site-columns">
      {columnsIn(words).map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} {...leaving}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
