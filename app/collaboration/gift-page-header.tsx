import { BackLink, PageHeader } from '#app/ui/page.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

interface GiftPage {
  gift: { id: string; name: string };
  event: { id: string; name: string };
}

/** What the head of a page about one gift says below its title, with the way back to the gift. */
export const headOfGift = ({ gift, event }: GiftPage) => ({
  description: togetherWords.giftOfEvent(gift.name, event.name),
  back: <BackLink to={`/event/${event.id}/gift/${gift.id}`}>{togetherWords.backToGift}</BackLink>,
});

/** Title of a page about one gift, with the way back to it. */
export const GiftPageHeader = ({ title, ...page }: GiftPage & { title: string }) => (
  <PageHeader title={title} {...headOfGift(page)} />
);
