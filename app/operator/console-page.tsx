import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Flash } from '#app/forms/flash.server.ts';
import type { OtherLanguage } from '#app/frame/language.server.ts';
import { RouteError } from '#app/frame/route-error.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { LanguageLink } from '#app/ui/language-link.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import * as sitePages from '#messages/site/pages/en.ts';

/** What stands around every page of the console, in the operator's language. */
export interface ConsoleFrame {
  /** The title of the browser's tab. */
  tab: string;
  title: string;
  lead: string;
  menu: string;
  tabs: { to: string; label: string; current: boolean }[];
  otherLanguage: OtherLanguage;
  notice: Flash | null;
}

/** The `meta` of a page of the console; what is no page for whoever asks is called as any unknown page is. */
export const consoleMeta = ({ data }: { data: unknown }) => [
  {
    title:
      (data as { console?: ConsoleFrame } | null | undefined)?.console?.tab ?? sitePages.notFoundPageTitle,
  },
  { name: 'robots', content: 'noindex' },
];

/** A page of the console: its name, the menu, what the last press did. */
export function ConsolePage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { console: frame } = useLoaderData<{ console: ConsoleFrame }>();
  return (
    <Page width="wide" className="stack">
      <PageHeader title={frame.title} description={frame.lead} actions={actions} />
      <Tabs label={frame.menu} tabs={frame.tabs} />
      <FlashMessage said={frame.notice} />
      {children}
      <LanguageLink to={frame.otherLanguage} />
    </Page>
  );
}

/**
 * What is shown when a page cannot be opened. To everybody who is no operator it does not exist, and looks as any
 * unknown page does.
 */
export function ConsoleError() {
  const error = useRouteError();
  const said = isRouteErrorResponse(error)
    ? (error.data as { message?: unknown; again?: unknown } | null)
    : null;
  if (typeof said?.again !== 'string' || said.again === '') return <RouteError />;
  return (
    <ErrorPage
      status={403}
      message={String(said.message)}
      actions={
        <ButtonLink to="/auth/login?again=1&returnTo=%2Foperator" reloadDocument discover="none">
          {said.again}
        </ButtonLink>
      }
    />
  );
}
