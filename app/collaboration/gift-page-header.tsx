import { Link } from '@remix-run/react';
import { PageHeader } from '#app/ui/page.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

interface GiftPageHeaderProps {
  title: string;
  gift: { id: string; name: string };
  event: { id: string; name: string };
}

/** Title of a page about one gift, with the way back to it. */
export function GiftPageHeader({ title, gift, event }: GiftPageHeaderProps) {
  return (
    <PageHeader
      title={title}
      description={togetherWords.giftOfEvent(gift.name, event.name)}
      back={
        <Link to={`/event/${event.id}/gift/${gift.id}`} className="inline-flex min-h-11 items-center">
          {togetherWords.backToGift}
        </Link>
      }
    />
  );
}
