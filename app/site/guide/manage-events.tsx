import { GuideText } from '#app/site/guide/guide-text.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import * as words from '#messages/site/guide/en.ts';

export function ManageEvents() {
  const { takesPayments = true } = useRootData() ?? {};
  const requests = takesPayments ? words.givingRequests : [];
  return <GuideText blocks={[...words.manageEvents, ...requests, ...words.yourAccount]} />;
}
