import { GuideText } from '#app/site/guide/guide-text.tsx';
import * as guideWords from '#messages/site/guide/en.ts';

/** Says what works in this version and nothing else: change it with the feature. */
export function AiFeatures() {
  return <GuideText blocks={guideWords.aiFeatures} />;
}
