import { GuideText } from '#app/site/guide/guide-text.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import * as guideWords from '#messages/site/guide/en.ts';

export function AddGifts() {
  const { takesPayments = true } = useRootData() ?? {};
  return (
    <GuideText
      blocks={takesPayments ? [...guideWords.addGifts, ...guideWords.giveMoney] : guideWords.addGifts}
    />
  );
}
