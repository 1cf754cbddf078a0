import { Link, useLoaderData } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { goodbye } from '#app/accounts/goodbye.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { deleteAccountForm, type DeletionBlocker } from '#contract/accounts/account-data.ts';
import * as accountWords from '#messages/accounts/en.ts';

export const meta: PageMeta = () => [{ title: accountWords.deletionPageTitle }];

export async function loader({ request }: RouteArgs) {
  return backend(request).load('getAccountDeletion', {});
}

export async function action({ request }: RouteArgs) {
  return postForm(await readForm(request), {
    schema: deleteAccountForm,
    send: (body) => backend(request).send('deleteAccount', { body }),
    done: goodbye,
    fallback: accountWords.deletionFailed,
  });
}

export default function AccountDeletion() {
  const { obstacles, events, contributions, confirmation } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={accountWords.deleteAccount}
        back={<BackLink to="/profile/data">{accountWords.backToData}</BackLink>}
      />
      <Card title={accountWords.deletionTitle}>
        <ul className="grid list-disc gap-2 ps-5">
          <li>{accountWords.deletionOfProfile}</li>
          <li>{accountWords.deletionOfEvents(events)}</li>
          <li>{accountWords.deletionOfReplies}</li>
          <li>{accountWords.deletionOfGifts(contributions)}</li>
          <li>{accountWords.deletionOfLetters}</li>
        </ul>
        <p className="mt-4">
          <RichText
            text={accountWords.deletionIsFinal}
            parts={{ data: (text) => <Link to="/profile/data">{text}</Link> }}
          />
        </p>
      </Card>
      {obstacles.length > 0 ? (
        <DeletionBlockers obstacles={obstacles} />
      ) : (
        <Confirmation confirmation={confirmation} />
      )}
    </Page>
  );
}

/** What has to be done first, each with the way to it. */
function DeletionBlockers({ obstacles }: { obstacles: readonly DeletionBlocker[] }) {
  return (
    <Card title={accountWords.notYetDeleted}>
      <ul className="grid gap-4">
        {obstacles.map(({ message, path, label }) => (
          <li
            key={message}
            className="grid justify-items-start gap-2 border-b border-line pb-4 last:border-0 last:pb-0"
          >
            {message}
            <ButtonLink to={path} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        <RichText
          text={accountWords.deletionNeedsHelp}
          parts={{ contact: (text) => <Link to="/contact?topic=privacy">{text}</Link> }}
        />
      </p>
    </Card>
  );
}

function Confirmation({ confirmation }: { confirmation: string }) {
  const [form, fields] = useConform<{ confirmation: string }>({ id: 'deletion' });
  return (
    <Card title={accountWords.confirmTitle}>
      <ConformForm form={form} labels={{ confirmation: accountWords.confirmTitle }}>
        <TextField
          field={fields.confirmation}
          label={accountWords.typeToConfirm(confirmation)}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <FormButton variant="danger" pendingLabel={accountWords.deleting}>
            {accountWords.deleteForGood}
          </FormButton>
        </div>
      </ConformForm>
    </Card>
  );
}
