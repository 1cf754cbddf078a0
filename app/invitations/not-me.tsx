import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { MailLinkPage, mailLinkMeta } from '#app/invitations/mail-link-page.tsx';
import { loadMailLink, pressMailLink } from '#app/invitations/mail-link.server.ts';

export const meta: PageMeta<typeof loader> = mailLinkMeta;

export const loader = ({ request, params: { token } }: RouteArgs<'token'>) =>
  loadMailLink(request, token, ({ notMe }) => ({ ...notMe }));

/** Somebody says that a mail was not for them. */
export const action = ({ request, params: { token } }: RouteArgs<'token'>) =>
  pressMailLink(request, 'sayNotForMe', token);

export default function NotMe() {
  const link = useLoaderData<typeof loader>();
  const { confirm: label, pending } = link.words;
  return <MailLinkPage link={link} answer={useActionData<typeof action>()} button={{ label, pending }} />;
}
