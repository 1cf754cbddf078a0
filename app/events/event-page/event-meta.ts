import type { MetaDescriptor } from '@remix-run/node';
import { siteName } from '#messages/site/guest-frame/en.ts';

/** Title and link preview as the loader made them; of an event that cannot be shown, the title of the site. */
export const metaOf = (data: object | undefined): MetaDescriptor[] =>
  data && 'meta' in data ? (data.meta as MetaDescriptor[]) : [{ title: siteName }];
