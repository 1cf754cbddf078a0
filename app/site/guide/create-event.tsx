import { ExampleText } from '#app/site/guide/example-text.tsx';
import { GuideText } from '#app/site/guide/guide-text.tsx';
import * as words from '#messages/site/guide/en.ts';

export function GuideCreateEvent() {
  return (
    <>
      <GuideText blocks={words.createEvent} />
      <ExampleText what={words.descriptionExample} text={words.descriptionText} />
    </>
  );
}
