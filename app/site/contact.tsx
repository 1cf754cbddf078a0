import { getZodConstraint } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend, findUser } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { profileEmail } from '#contract/accounts/accounts.ts';
import { contactForm, contactTopic, contactTopics } from '#contract/messaging/contact.ts';
import * as contactWords from '#messages/contact/en.ts';

export const meta: PageMeta = () => [
  { title: contactWords.pageTitle },
  { name: 'description', content: contactWords.pageDescription },
];

export async function loader({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const user = await findUser(request);
  return {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    email: user ? profileEmail(user) : '',
    topic: contactTopic.safeParse(searchParams.get('topic')).data ?? '',
    sent: searchParams.has('sent'),
    supportEmail: site.supportEmail,
  };
}

export async function action({ request }: RouteArgs) {
  return postForm(await readForm(request), {
    schema: contactForm,
    send: (body) => backend(request).send('sendContactMessage', { body }),
    done: () => redirect('/contact?sent=1', 303),
    fallback: contactWords.failed,
  });
}

export default function Contact() {
  const { sent, supportEmail } = useLoaderData<typeof loader>();
  if (sent) return <Thanks />;
  return (
    <Page width="narrow">
      <PageHeader title={contactWords.title} description={contactWords.lead} />
      <Card>
        <ContactForm />
      </Card>
      <p className="mt-6 text-ink-soft">
        <RichText
          text={contactWords.otherWays(supportEmail)}
          parts={{
            mail: (text) => <a href={`mailto:${supportEmail}`}>{text}</a>,
            guide: (text) => <Link to="/guide">{text}</Link>,
          }}
        />
      </p>
    </Page>
  );
}

function ContactForm() {
  const { name, email, topic } = useLoaderData<typeof loader>();
  const [form, fields] = useConform({
    id: 'contact',
    defaultValue: { name, email, topic },
    constraint: getZodConstraint(contactForm),
    ...checkedInPage(contactForm),
  });
  return (
    <ConformForm
      form={form}
      labels={{
        name: contactWords.name,
        email: contactWords.email,
        topic: contactWords.topic,
        message: contactWords.message,
      }}
      ofWriter={false}
    >
      <TextField field={fields.name} label={contactWords.name} autoComplete="name" />
      <TextField
        field={fields.email}
        label={contactWords.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        help={contactWords.emailHelp}
      />
      <SelectField
        field={fields.topic}
        label={contactWords.topic}
        placeholder={contactWords.topicPlaceholder}
        options={contactTopics.map((value) => ({ value, label: contactWords.topicNames[value] }))}
      />
      <TextArea
        field={fields.message}
        label={contactWords.message}
        rows={8}
        help={contactWords.messageHelp}
      />
      {/* for programs that fill in every field; see contract/messaging/contact.ts */}
      <div className="vh" aria-hidden="true">
        <label>
          {contactWords.leaveEmpty}
          <input name={fields.website.name} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <FormButton pendingLabel={contactWords.sending}>{contactWords.send}</FormButton>
      </div>
    </ConformForm>
  );
}

function Thanks() {
  return (
    <Page width="narrow">
      <div className="centred">
        <img src="/illustrations/getTogether.svg" alt="" width={180} height={135} />
        <h1>{contactWords.thanksTitle}</h1>
        <p role="status">
          {contactWords.sent} {contactWords.thanksAnswer}
        </p>
        <div className="row">
          <ButtonLink to="/">{contactWords.backToHome}</ButtonLink>
          <ButtonLink to="/guide" variant="secondary">
            {contactWords.openGuide}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
