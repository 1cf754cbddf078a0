import { useNavigation, useParams } from '@remix-run/react';

interface Press {
  /** The value of the button whose work is on its way, such as `remove-guest:x1`; empty when none is. */
  value: string;
  /** Whether an event was created and its page is being opened. */
  opening: boolean;
}

/** Which button of the creation form is being answered. */
export function usePress(): Press {
  const { state, formData, formMethod, formAction, location } = useNavigation();
  const { eventType } = useParams();
  const ours =
    state !== 'idle' && formMethod === 'POST' && formAction?.split('?')[0] === `/create-event/${eventType}`;
  return {
    value: ours ? String(formData?.get('do') ?? 'save') : '',
    opening: Boolean(ours && state === 'loading' && location?.pathname.startsWith('/event/')),
  };
}
