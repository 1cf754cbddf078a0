import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Flash } from '#app/forms/flash.server.ts';
import type { OtherLanguage } from '#app/frame/language.server.ts';
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
      <FlashMessage notice={frame.notice} />
      {children}
      <LanguageLink to={frame.otherLanguage} />
    </Page>
  );
}
