import type { MetaDescriptor } from '@remix-run/node';
import { siteName } from '#messages/site/guest-frame/en.ts';
import { addressToShare, previewPicture } from '#app/events/event-page/event-view.server.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import type { EventPage } from '#contract/events/events.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** Title and link preview of an event. Pages of an event are for whoever has the link, not for search engines. */
export function eventMeta(page: EventPage, language: Language): MetaDescriptor[] {
  const { event } = page;
  const { eventName: name, venue } = event;
  const when = [formatEventDate(event, 'long', language), formatEventTime(event, language)];
  const description = [
    eventPageWords[language].eventTypeNames[event.eventType],
    when.filter(Boolean).join(', '),
    venue.name || venue.location,
  ]
    .filter(Boolean)
    .join(' · ');
  const url = addressToShare(page);
  const { picture, pictureSize = { width: 1200, height: 630 } } = previewPicture(page);
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
