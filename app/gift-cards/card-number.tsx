import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { cardAddress, cardTitle } from '#app/gift-cards/card-summary.ts';
import { inFours, type CardNumberAnswer } from '#app/gift-cards/card-number-form.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import * as cardWords from '#messages/gift-cards/en.ts';

export const meta: PageMeta = () => [{ title: cardWords.numberPageTitle }];

/** Neither the browser nor anything between keeps the number. */
const NOT_KEPT = { 'Cache-Control': 'no-store' };

export async function loader({ request, params: { giftCardId } }: RouteArgs<'giftCardId'>) {
  const { giftCards } = await backend(request).load('getWallet', {});
  const card = giftCards.find(({ _id }) => _id === giftCardId);
  if (!card) throw data({ message: cardWords.cardGone, code: 'card_not_found' }, { status: 404 });
  return { id: card._id, title: cardTitle(card), masked: card.cardNumber };
}

export async function action({ request, params }: RouteArgs<'giftCardId'>) {
  const result = await backend(request).send('getCardNumber', { params });
  if (result.ok) return data<CardNumberAnswer>({ cardNumber: result.data.cardNumber }, { headers: NOT_KEPT });
  return data<CardNumberAnswer>(
    { problem: result.error.message },
    { status: result.status, headers: NOT_KEPT },
  );
}

export const headers = () => NOT_KEPT;

/** The whole number of one card, when it was asked for by pressing the button: an address alone shows nothing. */
export default function CardNumberPage() {
  const { id, title, masked } = useLoaderData<typeof loader>();
  const answer: CardNumberAnswer | undefined = useActionData<typeof action>();
  const shown = answer && 'cardNumber' in answer ? answer.cardNumber : null;
  return (
    <Page width="narrow">
      <PageHeader
        title={cardWords.numberTitle}
        back={<BackLink to={cardAddress(id)}>{cardWords.backToCard}</BackLink>}
      />
      <Card title={title} className="stack">
        {answer && 'problem' in answer ? <Alert tone="error">{answer.problem}</Alert> : null}
        <p className="font-mono text-xl">{shown ? inFours(shown) : masked}</p>
        {shown ? (
          <p>{cardWords.keepNumberSecret}</p>
        ) : (
          <Form method="post">
            <Button>{cardWords.showNumber}</Button>
          </Form>
        )}
      </Card>
    </Page>
  );
}

export const ErrorBoundary = WalletError;
