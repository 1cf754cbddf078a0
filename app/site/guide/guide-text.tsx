import type { ComponentProps } from 'react';
import { TextBlocks } from '#app/site/text-blocks.tsx';

const links = {
  createEvent: '#create-event',
  addGifts: '#add-gifts',
  inviteGuests: '#invite-guests',
  manageEvents: '#manage-events',
  dashboard: '/dashboard',
  organisedEvents: '/organised-events',
  attendingEvents: '/attending-events',
  wallet: '/wallet',
  profile: '/profile',
  data: '/profile/data',
  privacy: '/privacy',
  contact: '/contact',
};

/** A text of the guide, with its links. */
export function GuideText({ blocks }: Pick<ComponentProps<typeof TextBlocks>, 'blocks'>) {
  return <TextBlocks blocks={blocks} heading="h3" links={links} />;
}
