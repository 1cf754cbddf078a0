import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

interface LegalPageProps {
  title: string;
  description: string;
  /** The file of this page in the source, for the operator. */
  file: string;
  children: ReactNode;
}

/** A legal page as the software brings it along: a template until the operator has made it theirs. */
export function LegalPage({ title, description, file, children }: LegalPageProps) {
  return (
    <Page width="narrow">
      <PageHeader title={title} description={description} />
      <Alert live={false} className="mb-8" title="This is a template">
        It describes what the software does, as truthfully as we can. Whoever runs this site replaces it with their own name, address and
        terms (<code className="break-all">{file}</code>) and has it checked for the law that applies to them.
      </Alert>
      <div className="prose">{children}</div>
    </Page>
  );
}
