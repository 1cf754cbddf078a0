import { GuideText } from '#app/site/guide/guide-text.tsx';
import { planLimits } from '#contract/accounts/plans.ts';
import * as words from '#messages/site/guide/en.ts';

export function Overview() {
  return <GuideText blocks={words.overview(planLimits.basic)} />;
}
