import { GuideText } from '#app/site/guide/guide-text.tsx';
import * as words from '#messages/site/guide/en.ts';

export function AddGifts() {
  return <GuideText blocks={words.addGifts} />;
}
