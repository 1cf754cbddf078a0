import { ExampleText } from '#app/site/guide/example-text.tsx';

const columns = 'firstName,lastName,phone,email,withFamily';

const message = `Namaste! We are celebrating and would love to have you with us.
Your personal invitation with day, place and one button to answer is behind this link:`;

export function InviteGuests() {
  return (
    <>
      <p>Type guests one by one, import a file, or add them later on the invitation page of the event.</p>
      <h3>Import a file</h3>
      <p>
        .csv or .xlsx with the columns <code>firstName</code>, <code>lastName</code>, <code>phone</code> and <code>email</code>. A column{' '}
        <code>withFamily</code> with TRUE opens the reply for the whole family. You see every row before anybody is added; rows with a
        problem are named by their number.
      </p>
      <p>
        <a href="/guest-list-template.csv" download className="inline-flex min-h-11 items-center">
          Download the CSV template
        </a>
      </p>
      <p>Or copy the header into a sheet of your own:</p>
      <ExampleText what="column names" text={columns} fixed />
      <p>
        In Excel, format the phone column as text before you type: otherwise long numbers turn into something like 9.82E+11 and their last
        digits are lost.
      </p>
      <h3>By e-mail</h3>
      <p>
        Guests with an e-mail address get the invitation by mail when you press the button, not before. The list shows whether each one
        arrived, and lets you send again.
      </p>
      <h3>By WhatsApp or SMS</h3>
      <p>
        For guests with only a phone number you get a ready message to send from your own phone; nothing is sent from here. Words of your
        own to put before the link:
      </p>
      <ExampleText what="message" text={message} />
      <h3>The personal link</h3>
      <p>
        It opens the reply of one guest, so send it to nobody else. Opening it answers nothing: the guest presses the button. If a link went
        astray, reset it on the guest’s page and the old one stops working.
      </p>
    </>
  );
}
