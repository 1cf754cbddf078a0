import type { MetaDescriptor } from '@remix-run/node';
import { siteName } from '#messages/site/guest-frame/en.ts';
import type { EventView } from '#app/events/event-page/event-view.server.ts';

/** Title and link preview of an event. Pages of an event are for whoever has the link, not for search engines. */
export function eventMeta(event: EventView | undefined): MetaDescriptor[] {
  const noindex = { name: 'robots', content: 'noindex' };
  if (!event) return [{ title: siteName }, noindex];
  const { name, type, day, time, venue, url, picture, pictureSize = { width: 1200, height: 630 } } = event;
  const description = [type, [day, time].filter(Boolean).join(', '), venue].filter(Boolean).join(' · ');
  return [
    { title: `${name} · ${siteName}` },
    noindex,
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
