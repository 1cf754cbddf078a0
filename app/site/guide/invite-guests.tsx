import { ExampleText } from '#app/site/guide/example-text.tsx';
import { GuideText } from '#app/site/guide/guide-text.tsx';
import * as words from '#messages/site/guide/en.ts';

const columns = 'firstName,lastName,phone,email,withFamily';

export function InviteGuests() {
  return (
    <>
      <GuideText blocks={words.inviteByFile} />
      <p>
        <a href="/guest-list-template.csv" download className="inline-flex min-h-11 items-center">
          {words.downloadTemplate}
        </a>
      </p>
      <p>{words.columnsLead}</p>
      <ExampleText what={words.columnsExample} text={columns} fixed />
      <GuideText blocks={words.inviteByMessage} />
      <ExampleText what={words.messageExample} text={words.messageText} />
      <GuideText blocks={words.personalLink} />
    </>
  );
}
