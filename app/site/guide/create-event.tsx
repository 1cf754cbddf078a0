import { ExampleText } from '#app/site/guide/example-text.tsx';
import { GuideText } from '#app/site/guide/guide-text.tsx';
import * as guideWords from '#messages/site/guide/en.ts';

export function GuideCreateEvent() {
  return (
    <>
      <GuideText blocks={guideWords.createEvent} />
      <ExampleText what={guideWords.descriptionExample} text={guideWords.descriptionText} />
    </>
  );
}
