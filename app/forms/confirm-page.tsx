import { useActionData, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink, type ButtonLinkProps } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader, type PageHeaderProps, type PageProps } from '#app/ui/page.tsx';

interface ConfirmPageProps extends PageHeaderProps, Pick<PageProps, 'width'> {
  /** The button that does it, and what it says meanwhile. */
  confirm: { label: string; pending: string };
  /** The way back, with nothing done. */
  keep: ButtonLinkProps & { label: string };
  /** What goes with the press and nobody sees, by name. */
  fields?: Record<string, string>;
  /** What follows from the press. */
  children: ReactNode;
}

/**
 * Asks once more before something is gone: what it means, the button that does it, and the way back. A press that was
 * refused is answered with its `problem`. Its page is for whoever is signed in, who alone may send it. Works without scripts.
 */
export function ConfirmPage({
  confirm,
  keep,
  fields = {},
  width = 'narrow',
  children,
  ...header
}: ConfirmPageProps) {
  const pending = useNavigation().formMethod === 'POST';
  const problem = useActionData<{ problem: string }>()?.problem;
  const { label, ...back } = keep;
  return (
    <Page width={width} className="stack">
      <PageHeader {...header} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {children}
      <Form method="post" className="row">
        <WriterField />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="danger" pending={pending} pendingLabel={confirm.pending}>
          {confirm.label}
        </Button>
        <ButtonLink variant="secondary" {...back}>
          {label}
        </ButtonLink>
      </Form>
    </Page>
  );
}
