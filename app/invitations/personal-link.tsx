import type { z } from 'zod/v4';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MessageCircle, Share2, Smartphone } from '#app/ui/icons.tsx';
import type { personalLink } from '#contract/guests/invitations.ts';
import { shareWithText } from '#messages/sharing/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface PersonalLinkProps {
  /** Address of the page with a text and the card to send. */
  sharing: string;
  link: z.infer<typeof personalLink>;
  /** Address of what the link shows, for a host to look at. */
  seen: string;
  /** Address of the guest's page among the organiser's. */
  page: string;
}

/** The guest's own link, to copy or to send by hand, and the button that makes a lost one useless. */
export function PersonalLink({ link, page, sharing, seen }: PersonalLinkProps) {
  return (
    <Card id="link" title={invitationWords.linkHeading}>
      <div className="stack">
        <TextField
          label={invitationWords.link}
          help={invitationWords.linkHelp}
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="row">
          <CopyButton text={link.url}>{invitationWords.copyLink}</CopyButton>
          <ButtonLink to={seen} reloadDocument variant="secondary">
            {invitationWords.seeAsGuest}
          </ButtonLink>
          <ButtonLink to={sharing} variant="secondary">
            <Share2 size={18} aria-hidden /> {shareWithText}
          </ButtonLink>
          {link.whatsapp ? (
            <ButtonLink to={link.whatsapp} target="_blank" rel="noopener noreferrer" variant="secondary">
              <MessageCircle size={18} aria-hidden /> {invitationWords.whatsapp}
            </ButtonLink>
          ) : null}
          {link.sms ? (
            <ButtonLink to={link.sms} reloadDocument variant="secondary">
              <Smartphone size={18} aria-hidden /> {invitationWords.sms}
            </ButtonLink>
          ) : null}
        </div>
        <details>
          <summary className="flex min-h-11 w-fit items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
            {invitationWords.wrongHands} <Icon name="down" size={14} />
          </summary>
          <Form method="post" action={`${page}/reset-link`} className="stack">
            <WriterField />
            <p>{invitationWords.wrongHandsHelp}</p>
            <div>
              <Button variant="danger">{invitationWords.replaceLink}</Button>
            </div>
          </Form>
        </details>
      </div>
    </Card>
  );
}
