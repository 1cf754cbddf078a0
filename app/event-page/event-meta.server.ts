import type { MetaDescriptor } from '@remix-run/node';
import { siteName } from '#messages/site/guest-frame/en.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { addressToShare } from '#app/event-page/event-view.server.ts';
import { linkPreview } from '#app/event-page/link-preview.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import type { Language } from '#messages/language.ts';

/** Title and link preview of an event. Pages of an event are for whoever has the link, not for search engines. */
export function eventMeta(page: EventPage, language: Language): MetaDescriptor[] {
  const { title, description, picture, width, height } = linkPreview(page, language, site.appUrl);
  const url = addressToShare(page);
  return [
    { title: `${page.event.eventName} · ${siteName}` },
    { name: 'robots', content: 'noindex' },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
