import { GuideText } from '#app/site/guide/guide-text.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import * as guideWords from '#messages/site/guide/en.ts';

export function ManageEvents() {
  const { takesPayments = true } = useRootData() ?? {};
  const requests = takesPayments ? guideWords.givingRequests : [];
  return <GuideText blocks={[...guideWords.manageEvents, ...requests, ...guideWords.yourAccount]} />;
}
