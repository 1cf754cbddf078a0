import { Form } from '@remix-run/react';
import type { z } from 'zod/v4';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { MessageCircle, Smartphone } from '#app/ui/icons.tsx';
import type { personalLink } from '#contract/invitations.ts';

interface PersonalLinkProps {
  link: z.infer<typeof personalLink>;
  /** Address of the guest's page among the organiser's. */
  page: string;
}

/** The guest's own link, to copy or to send by hand, and the button that makes a lost one useless. */
export function PersonalLink({ link, page }: PersonalLinkProps) {
  return (
    <Card id="link" title="Personal link">
      <div className="stack">
        <TextField
          label="Link"
          help="Whoever has this link can answer for this guest, without signing in. Send it to nobody else."
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="row">
          <CopyButton text={link.url}>Copy the link</CopyButton>
          {link.whatsapp ? (
            <ButtonLink to={link.whatsapp} target="_blank" rel="noopener noreferrer" variant="secondary">
              <MessageCircle size={18} aria-hidden /> WhatsApp
            </ButtonLink>
          ) : null}
          {link.sms ? (
            <ButtonLink to={link.sms} reloadDocument variant="secondary">
              <Smartphone size={18} aria-hidden /> SMS
            </ButtonLink>
          ) : null}
        </div>
        <details>
          <summary className="flex min-h-11 w-fit items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
            The link got into wrong hands? <Glyph name="down" size={14} />
          </summary>
          <Form method="post" action={`${page}/reset-link`} className="stack">
            <p>Make a new one: the link above stops working at once, also in the invitation already sent. Then send the new one.</p>
            <div>
              <Button variant="danger">Replace the link</Button>
            </div>
          </Form>
        </details>
      </div>
    </Card>
  );
}
