import { useLocation } from '@remix-run/react';
import { useFrame } from '#app/frame/frame-words.ts';
import { useRootData } from '#app/frame/root-data.ts';
import { htmlLanguages, languageNames, languages } from '#messages/language.ts';

/** Leads to this page in the other language. A plain form: the answer comes from another build than the page. */
export function SiteLanguage() {
  const { pathname, search } = useLocation();
  const { language } = useFrame();
  const user = useRootData()?.user;
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <form key={other} method="post" action="/language" noValidate>
        {user ? <input type="hidden" name="of" value={user._id} /> : null}
        <input type="hidden" name="to" value={pathname + search} />
        <button name="language" value={other} lang={htmlLanguages[other]} className="btn btn-quiet">
          {languageNames[other]}
        </button>
      </form>
    ));
}
