import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Alert } from '#app/ui/alert.tsx';
import { Avatar, AvatarStack } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField, RadioGroup } from '#app/ui/choice-field.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { Stat } from '#app/ui/stat.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as icons from '#app/ui/icons.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Toran } from '#app/ui/toran.tsx';
import { readTokens } from '#scripts/design/tokens.ts';

const tones = ['neutral', 'yes', 'no', 'strong', 'plain'] as const;
const iconNames = ['check', 'cross', 'info', 'warn', 'bell', 'left', 'right', 'down', 'shield'] as const;

/** The pictures of docs/design.md by file name. */
const sections: Record<string, ReactNode> = {
  colours: (
    <div className="row">
      {readTokens()
        .names.filter((name) => name.startsWith('color-'))
        .map((name) => (
          <figure key={name} style={{ width: '6.5rem' }}>
            <div className="card" style={{ height: '2.5rem', background: `var(--${name})` }} />
            <figcaption className="field-help">{name.replace('color-', '')}</figcaption>
          </figure>
        ))}
    </div>
  ),
  actions: (
    <>
      <div className="row">
        <Button>Send 12 invitations</Button>
        <Button variant="secondary">Export CSV</Button>
        <Button variant="quiet">Print the list</Button>
        <Button variant="danger">Cancel event</Button>
        <ButtonLink to="/">Open event page</ButtonLink>
      </div>
      <div className="row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Tabs
        label="Parts"
        tabs={[
          { to: '/', label: 'Guest list', count: 48, current: true },
          { to: '/design', label: 'Design', current: false },
        ]}
      />
      <Pagination page={2} pageCount={4} label="Pages" />
    </>
  ),
  fields: (
    <>
      <FormErrors errors={[{ id: 'name', message: 'Enter the event’s name.' }]} />
      <TextField
        id="name"
        name="name"
        label="Event name"
        help="As guests should read it."
        errors={['Enter the event’s name.']}
      />
      <TextField name="amount" label="Amount in rupees" lead="₹" defaultValue="1,500" />
      <SelectField name="city" label="City" optional options={[{ value: 'pune', label: 'Pune' }]} />
      <TextArea name="note" label="Note" rows={2} defaultValue="We come by the night train." />
      <FileField name="picture" label="Picture" help="JPEG, PNG or WebP, at most 5 MB." />
      <RadioGroup
        name="reply"
        label="Reply"
        layout="tiles"
        defaultValue="yes"
        options={[
          { value: 'yes', label: 'Yes, I’ll be there' },
          { value: 'no', label: 'No, sorry' },
        ]}
      />
      <CheckboxField
        name="family"
        label="With family"
        help="The guest can then say how many people are coming."
      />
    </>
  ),
  messages: (
    <>
      <Alert tone="success">Your reply is recorded.</Alert>
      <Alert tone="error" title="The mail server did not accept it.">
        Try again in some minutes.
      </Alert>
      <Alert>Replies closed on 12 December.</Alert>
      <Progress percent={62} label="Collected" />
      <Skeleton label="Loading" lines={2} />
      <EmptyState
        title="No guests yet"
        illustration="/illustrations/custom.svg"
        action={<Button>Invite your first guests</Button>}
      >
        Everybody gets a link of their own.
      </EmptyState>
    </>
  ),
  parts: (
    <>
      <Toran />
      <PageHeader
        title="Meera weds Arjun"
        description="Saturday, 12 December 2026"
        actions={<Button variant="secondary">Edit event</Button>}
      />
      <dl className="row">
        <Stat term="Guests" value={48} to="/" />
        <Stat term="People coming" value={31}>
          26 adults, 5 children
        </Stat>
        <Stat term="Not delivered" value={2} alarming />
      </dl>
      <Card title="Event details">
        <DescriptionList
          facts={[
            { term: 'Date & Time', value: '7:30 pm' },
            { term: 'Venue', value: 'Taj Lake Palace' },
          ]}
        />
      </Card>
      <div className="row">
        <Logo />
        <Logo lit={false} />
        <Avatar src="/avatars/avatar-3.svg" />
        <AvatarStack
          people={['Asha', 'Kabir', 'Nila', 'Zoya', 'Ravi'].map((name, index) => ({
            name,
            src: `/avatars/avatar-${index + 5}.svg`,
          }))}
        />
      </div>
      <div className="row">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className="row">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} size={18} aria-hidden />
        ))}
      </div>
    </>
  ),
};

/** Every component at rest, a section for each picture; rendered without scripts. */
export function ComponentSheet() {
  return (
    <MemoryRouter>
      {Object.entries(sections).map(([name, content]) => (
        <section
          key={name}
          id={name}
          className="stack"
          style={{ width: '40rem', padding: '1.25rem', background: 'var(--color-paper)' }}
        >
          {content}
        </section>
      ))}
    </MemoryRouter>
  );
}

export const sectionNames = Object.keys(sections);
