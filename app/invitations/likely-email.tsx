import { RichText } from '#app/ui/rich-text.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import * as likelyWords from '#messages/guests/likely-email/en.ts';

interface LikelyEmailProps {
  guestId: string;
  /** As it is kept. */
  email: string;
  /** What it was probably meant to be. */
  likely: string;
}

/** Asks about an address that looks mistyped: one press takes the likely one, the other leaves it. The page's own action answers it. */
export function LikelyEmail({ guestId, email, likely }: LikelyEmailProps) {
  return (
    <Form method="post" className="grid gap-1">
      <input type="hidden" name="email" value={email} />
      <p className="wrap-anywhere">
        <RichText
          text={likelyWords.didYouMean(email, likely)}
          parts={{ likely: (address) => <strong>{address}</strong> }}
        />
      </p>
      <div className="row">
        <SubmitButton
          name="take-likely"
          value={guestId}
          variant="secondary"
          aria-label={likelyWords.about(likelyWords.take(likely), likely)}
          pendingLabel={likelyWords.saving}
        >
          {likelyWords.take(likely)}
        </SubmitButton>
        <SubmitButton
          name="keep-email"
          value={guestId}
          variant="quiet"
          aria-label={likelyWords.about(likelyWords.keep, email)}
          pendingLabel={likelyWords.saving}
        >
          {likelyWords.keep}
        </SubmitButton>
      </div>
    </Form>
  );
}
