import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as legalWords from '#messages/site/legal/en.ts';

interface LegalPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A legal page as the software brings it along: a template until the operator has made it theirs. */
export function LegalPage({ title, description, children }: LegalPageProps) {
  return (
    <Page width="narrow">
      <PageHeader title={title} description={description} />
      <Alert live={false} className="mb-8" title={legalWords.templateTitle}>
        <RichText
          text={legalWords.templateText}
          parts={{ file: (text) => <code className="break-all">{text}</code> }}
        />
      </Alert>
      <div className="prose">{children}</div>
    </Page>
  );
}
