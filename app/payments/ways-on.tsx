import { ButtonLink } from '#app/ui/button.tsx';

/** The two buttons below a payment's result (spec section 2, Payment success page). */
export function WaysOn() {
  return (
    <div className="row">
      <ButtonLink to="/">Back to Home</ButtonLink>
      <ButtonLink to="/events" variant="secondary">
        View All Events
      </ButtonLink>
    </div>
  );
}
