import type { MetaDescriptor } from '@remix-run/node';
import type { LinkPreview } from '#app/invited/link-preview.server.ts';
import type { EventProblem } from '#app/invited/event-error.tsx';
import { siteName } from '#messages/site/guest-frame/en.ts';

interface ShownEvent {
  tab: string;
  preview: LinkPreview;
  event: { url: string };
}

/** Pages of an event are for whoever has the link, not for search engines. */
const robots = { name: 'robots', content: 'noindex' };

const og = (property: string, content: string | number) => ({
  property: `og:${property}`,
  content: String(content),
});

/** Title and link preview, from the little that travels of them; of what cannot be shown, a title that says so. */
export function metaOf(data: object | undefined): MetaDescriptor[] {
  if (!data || !('preview' in data)) {
    const problem = data && 'problem' in data ? (data.problem as EventProblem) : null;
    return [{ title: problem ? `${problem.title} · ${siteName}` : siteName }, robots];
  }
  const {
    tab,
    preview: { title, description, picture, width, height },
    event: { url },
  } = data as ShownEvent;
  return [
    { title: tab },
    robots,
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    og('title', title),
    og('description', description),
    og('type', 'website'),
    og('url', url),
    og('image', picture),
    og('image:width', width),
    og('image:height', height),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
