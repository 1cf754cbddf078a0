import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReviewReads } from '#app/invitations/review-reads.tsx';

it('shows the WhatsApp message as the chat does: what stands between stars is bold', () => {
  const whatsapp = 'Namaste *Asha*!\n*Asha and Rohan* on 5 * 5';
  const html = renderToStaticMarkup(
    <ReviewReads reads={[{ language: 'en', mail: { subject: 'S', text: 'T' }, whatsapp, sms: null }]} />,
  );
  expect(html).toContain('Namaste <strong>Asha</strong>!\n<strong>Asha and Rohan</strong> on 5 * 5');
});
