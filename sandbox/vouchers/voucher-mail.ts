import { html } from 'hono/html';
import { createTransport } from 'nodemailer';
import type { Order } from '#sandbox/vouchers/ledger.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const amountOf = ({ unitPaise }: Order): string => rupees.format(unitPaise / 100).replace(/\.00$/, '');
const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

const lineOf = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .trim()
    .slice(0, 100);

function textOf(order: Order): string {
  const cards = order.cards.map(
    ({ cardNumber, pinCode }) => `Card number: ${inFours(cardNumber)}\nPIN: ${pinCode}`,
  );
  return [
    `${lineOf(order.senderName)} sends you a voucher of ${order.offer.brand.name}, worth ${amountOf(order)}.`,
    ...cards,
    'Show the card number and PIN at the counter, or type them in when you pay online. Valid for one year. Not exchanged for cash.',
    `Order ${order.transactionId}`,
    'This voucher is a sample: it was sent by a test service and buys nothing.',
  ].join('\n\n');
}

const row = (label: string, value: string) =>
  html`<tr><td style="padding:4px 0;color:#6B554C;font-size:14px">${label}</td></tr><tr><td style="padding:0 0 12px;font:600 20px ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px">${value}</td></tr>`;

const htmlOf = (order: Order) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${order.offer.brand.name} voucher</title></head>
<body style="margin:0;background:#F4F1EC;color:#2A1A16;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#FFFFFF;border-radius:12px">
<tr><td style="padding:24px;background:#2B2D42;color:#FFFFFF;border-radius:12px 12px 0 0">
<div style="font-size:14px">${order.offer.brand.name}</div><div style="font-size:32px;font-weight:700;line-height:1.3">${amountOf(order)}</div><div style="font-size:14px">${order.offer.product.name}</div></td></tr>
<tr><td style="padding:24px"><p style="margin:0 0 16px">${lineOf(order.senderName)} sends you this voucher.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${order.cards.map(({ cardNumber, pinCode }) => [row('Card number', inFours(cardNumber)), row('PIN', pinCode)])}</table>
<p style="margin:8px 0 0;font-size:14px">${order.offer.brand.use} Show the card number and PIN at the counter, or type them in when you pay online. Valid for one year. Not exchanged for cash.</p>
<p style="margin:16px 0 0;color:#6B554C;font-size:14px">Order ${order.transactionId}. This voucher is a sample: it was sent by a test service and buys nothing.</p></td></tr>
</table></td></tr></table></body></html>`;

/** Sends the vouchers of orders, by real mail. */
export interface VoucherPost {
  /** Sends the voucher and notes in the order whether the recipient's mail server took it. Never fails. */
  send(order: Order): Promise<void>;
  close(): void;
}

/** @param smtpUrl asked for when the first voucher is sent */
export function voucherPost(smtpUrl: () => string): VoucherPost {
  let transport: ReturnType<typeof createTransport> | undefined;
  return {
    async send(order) {
      if (!order.recipientEmail) return;
      try {
        transport ??= createTransport({
          url: smtpUrl(),
          connectionTimeout: 2000,
          greetingTimeout: 2000,
          socketTimeout: 4000,
        });
        await transport.sendMail({
          from: { name: 'Voucher service', address: 'vouchers@reloadly.example' },
          to: { name: '', address: order.recipientEmail },
          subject: `Your ${order.offer.brand.name} voucher worth ${amountOf(order)}`,
          text: textOf(order),
          html: String(await htmlOf(order)),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Voucher-Order': String(order.transactionId) },
        });
        order.mail = 'sent';
      } catch {
        order.mail = 'refused';
      }
    },
    close: () => transport?.close(),
  };
}
