import type { MetaDescriptor } from '@remix-run/node';
import type { EventProblem } from '#app/invited/event-error.tsx';
import { siteName } from '#messages/site/guest-frame/en.ts';

/** Title and link preview as the loader made them; of what cannot be shown, a title that says so, and no search engine. */
export const metaOf = (data: object | undefined): MetaDescriptor[] =>
  data && 'meta' in data
    ? (data.meta as MetaDescriptor[])
    : [
        {
          title:
            data && 'problem' in data ? `${(data.problem as EventProblem).title} · ${siteName}` : siteName,
        },
        { name: 'robots', content: 'noindex' },
      ];
