import { data, redirect } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { readReply } from '#app/replies/reply-in.server.ts';
import { EventPageView } from '#app/event-page/event-page.tsx';
import { viewEvent } from '#app/event-page/event-view.server.ts';
import { viewFunctions } from '#app/replies/functions-view.server.ts';
import { lookOf } from '#app/event-page/look.server.ts';
import { sendOrKeep } from '#app/replies/reply-form.ts';
import { viewReply } from '#app/event-page/reply-view.server.ts';
import { viewRequests } from '#app/event-page/giving.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';
import {
  readSampleAnswer,
  SAMPLE,
  SAMPLE_FUNCTIONS,
  sampleAddress,
  sampleEvent,
  sampleFunctionId,
} from '#app/site/sample/sample-event.ts';
import { sampleWords } from '#messages/site/sample/by-language.ts';

export const handle: RouteHandle = { inlineStyles: true };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
];

/** A guest's page as every guest has one, of an event that is nobody's: what was answered is in the address alone. */
export async function loader({ request }: RouteArgs) {
  const { language, headers } = await readLanguage(request);
  const { searchParams } = new URL(request.url);
  const answer = readSampleAnswer((name) => searchParams.get(name));
  const page = sampleEvent(language, answer, new Date());
  const nothing = { received: [], sent: [] };
  const event = viewEvent(
    page,
    { giving: { gifts: new Map(), requests: nothing }, functions: viewFunctions(page, language) },
    language,
  );
  return data(
    {
      ...frameIn(language),
      ...(page.event.invitation && { look: lookOf(page.event.invitation) }),
      title: sampleWords[language].pageTitle,
      event: Object.assign(event, { url: site.appUrl + SAMPLE, calendar: '' }),
      reply: viewReply(page, language, { justAnswered: true }),
      requests: viewRequests(nothing, language),
      notice: { tone: 'info' as const, text: sampleWords[language].notReal },
      otherLanguage: otherLanguage(request, language),
    },
    { headers },
  );
}

export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const language = new URL(request.url).searchParams.get('lang') ?? undefined;
  const { adults, children, functions, household = [] } = readReply(form);
  const people = Array.from({ length: SAMPLE_FUNCTIONS }, (_, index) => {
    const id = sampleFunctionId(index);
    return functions?.[id] ?? String(household.filter((person) => person.functions?.includes(id)).length);
  }).join('.');
  const counted: Record<string, string | undefined> = { people, adults, children };
  const answer = readSampleAnswer((name) => counted[name] ?? form.get(name));
  return redirect(sampleAddress(answer, language), 303);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendOrKeep(request, serverAction<typeof action>);
}

export default function Sample() {
  return <EventPageView {...useLoaderData<typeof loader>()} />;
}
