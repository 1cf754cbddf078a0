import { GuideText } from '#app/site/guide/guide-text.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import { planLimits } from '#contract/accounts/plans.ts';
import * as guideWords from '#messages/site/guide/en.ts';

export function Overview() {
  const { takesPayments = true } = useRootData() ?? {};
  return <GuideText blocks={guideWords.overview(planLimits.basic, { takesPayments })} />;
}
