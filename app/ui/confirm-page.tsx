import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page } from '#app/ui/page.tsx';

interface ConfirmPageProps {
  header: ReactNode;
  /** Why the press was refused. */
  problem?: string | undefined;
  /** The button that does it, and what it says meanwhile. */
  confirm: { label: string; pending: string };
  /** The way back, with nothing done. */
  keep: ReactNode;
  /** What goes with the press and nobody sees, by name. */
  fields?: Record<string, string>;
  /** What follows from the press. */
  children: ReactNode;
}

/** Asks once more before something is gone: what it means, the button that does it, and the way back. Works without scripts. */
export function ConfirmPage({ header, problem, confirm, keep, fields = {}, children }: ConfirmPageProps) {
  const pending = useNavigation().formMethod === 'POST';
  return (
    <Page width="narrow" className="stack">
      {header}
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {children}
      <Form method="post" className="row">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="danger" pending={pending} pendingLabel={confirm.pending}>
          {confirm.label}
        </Button>
        {keep}
      </Form>
    </Page>
  );
}
