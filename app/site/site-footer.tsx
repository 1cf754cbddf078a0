import { Link } from '@remix-run/react';
import { useRootData } from '#app/site/root-data.ts';

/** Link columns and a copyright line (spec section 2); only links that lead somewhere. */
export function SiteFooter() {
  const supportEmail = useRootData()?.supportEmail;
  return (
    <footer className="site-footer">
      <div className="site-columns">
        <nav aria-labelledby="footer-solutions">
          <h2 id="footer-solutions">Solutions</h2>
          <ul>
            <FooterLink to="/#features">Features</FooterLink>
            <FooterLink to="/#event-types">Event types</FooterLink>
          </ul>
        </nav>
        <nav aria-labelledby="footer-support">
          <h2 id="footer-support">Support</h2>
          <ul>
            <FooterLink to="/guide">Guide</FooterLink>
            {supportEmail ? (
              <li>
                <a href={`mailto:${supportEmail}`}>Write to us</a>
              </li>
            ) : null}
          </ul>
        </nav>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company">Company</h2>
          <ul>
            <FooterLink to="/#how-it-works">How it works</FooterLink>
          </ul>
        </nav>
        <div>
          <h2>Legal</h2>
          <p>Free software under the MIT licence. A guest's phone and e-mail are shown to the host only.</p>
        </div>
      </div>
      <p className="site-copyright">© Shagun</p>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
