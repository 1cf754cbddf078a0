import { getFormProps, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { backend, findUser, site } from '#app/backend.server.ts';
import { readForm } from '#app/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { contactForm, contactSentences, contactTopic, contactTopicNames, contactTopics } from '#contract/contact.ts';

export const meta: MetaFunction = () => [
  { title: 'Contact us · Shagun' },
  { name: 'description', content: 'Write to the people who run this Shagun: about help, payments, plans or your data.' },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const user = await findUser(request);
  return {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    email: user?.email ?? '',
    topic: contactTopic.safeParse(searchParams.get('topic')).data ?? '',
    sent: searchParams.has('sent'),
    supportEmail: site.supportEmail,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: contactForm });
  if (submission.status !== 'success') return invalidForm(submission);
  const result = await backend(request).call('sendContactMessage', { body: submission.value });
  if (result.ok) return redirect('/contact?sent=1', 303);
  return refusedForm(submission, result, { fallback: contactSentences.failed });
}

export default function Contact() {
  const { sent, supportEmail } = useLoaderData<typeof loader>();
  if (sent) return <Thanks />;
  return (
    <Page width="narrow">
      <PageHeader title="Contact us" description="We answer by e-mail. For questions about an event, its host knows best." />
      <Card>
        <ContactForm />
      </Card>
      <p className="mt-6 text-ink-soft">
        Or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> with your own mail program. Many answers are in the{' '}
        <Link to="/guide">guide</Link>.
      </p>
    </Page>
  );
}

function ContactForm() {
  const { name, email, topic } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const sending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({
    id: 'contact',
    lastResult: lastResult ?? null,
    defaultValue: { name, email, topic },
    constraint: getZodConstraint(contactForm),
    defaultNoValidate: false,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactForm }),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormErrors form={form} lastResult={lastResult} />
      <TextField field={fields.name} label="Your name" autoComplete="name" />
      <TextField field={fields.email} label="Your e-mail address" type="email" inputMode="email" autoComplete="email" help="Our answer goes there." />
      <SelectField
        field={fields.topic}
        label="What is it about?"
        placeholder="Choose a topic"
        options={contactTopics.map((value) => ({ value, label: contactTopicNames[value] }))}
      />
      <TextArea
        field={fields.message}
        label="Your message"
        rows={8}
        help="About a payment, its date and amount help us find it. Never send a card number or a password."
      />
      {/* for programs that fill in every field; see contract/contact.ts */}
      <div className="vh" aria-hidden="true">
        <label>
          Leave this empty
          <input name={fields.website.name} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button pending={sending} pendingLabel="Sending...">
          Send message
        </Button>
      </div>
    </Form>
  );
}

function Thanks() {
  return (
    <Page width="narrow">
      <div className="centred">
        <img src="/illustrations/getTogether.svg" alt="" width={180} height={135} />
        <h1>Thank you</h1>
        <p role="status">{contactSentences.sent} We answer by e-mail.</p>
        <div className="row">
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/guide" variant="secondary">
            Open the guide
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
