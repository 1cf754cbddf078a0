import type { MetaDescriptor } from '@remix-run/node';
import { siteName } from '#messages/site/guest-frame/en.ts';
import type { EventView, PreviewPicture } from '#app/events/event-page/event-view.server.ts';

/** What `viewEvent` says for link previews, beside what the page shows. */
type Previewed = Pick<EventView, 'name' | 'type' | 'day' | 'time' | 'venue' | 'url'> & PreviewPicture;

/** Title and link preview of an event. Pages of an event are for whoever has the link, not for search engines. */
export function eventMeta({
  name,
  type,
  day,
  time,
  venue,
  url,
  picture,
  pictureSize = { width: 1200, height: 630 },
}: Previewed): MetaDescriptor[] {
  const description = [type, [day, time].filter(Boolean).join(', '), venue].filter(Boolean).join(' · ');
  return [
    { title: `${name} · ${siteName}` },
    { name: 'robots', content: 'noindex' },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(pictureSize.width) },
    { property: 'og:image:height', content: String(pictureSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
