import { Link } from '@remix-run/react';

/** The columns of spec section 2. Every page named here is open to visitors and to signed-in people alike. */
const columns = [
  {
    title: 'Solutions',
    links: [
      { to: '/guide#create-event', label: 'Event organisation' },
      { to: '/guide#add-gifts', label: 'Gift registry' },
      { to: '/guide#invite-guests', label: 'Guest management' },
      { to: '/about#plans', label: 'Plans' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/guide', label: 'Guide' },
      { to: '/contact', label: 'Contact us' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About Shagun' },
      { to: '/contact?topic=sales', label: 'Contact sales' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
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
      <p className="site-copyright">© Shagun</p>
    </footer>
  );
}
