import { ExampleText } from '#app/site/guide/example-text.tsx';
import { GuideText } from '#app/site/guide/guide-text.tsx';
import * as guideWords from '#messages/site/guide/en.ts';

const columns = 'firstName,lastName,phone,email,withFamily';

export function InviteGuests() {
  return (
    <>
      <GuideText blocks={guideWords.inviteByFile} />
      <p>
        <a href="/guest-list-template.csv" download className="inline-flex min-h-11 items-center">
          {guideWords.downloadTemplate}
        </a>
      </p>
      <p>{guideWords.columnsLead}</p>
      <ExampleText what={guideWords.columnsExample} text={columns} fixed />
      <GuideText blocks={guideWords.inviteByMessage} />
      <ExampleText what={guideWords.messageExample} text={guideWords.messageText} />
      <GuideText blocks={guideWords.personalLink} />
    </>
  );
}
