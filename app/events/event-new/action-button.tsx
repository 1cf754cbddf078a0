import { useNavigation, useParams } from '@remix-run/react';
import type { KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '#app/ui/button.tsx';

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

interface ActionButtonProps extends Omit<ButtonProps, 'name' | 'value' | 'pending'> {
  /** The word of `presses.server.ts`, with its argument after a colon. */
  does: string;
}

/** A button that sends the whole form for one purpose. Unfinished fields elsewhere do not hold it up. */
export function ActionButton({ does, variant = 'secondary', ...rest }: ActionButtonProps) {
  const press = usePress();
  return <Button name="do" value={does} variant={variant} pending={press.value === does} {...rest} />;
}

/** For a box of fields with a button of its own: Enter presses that button instead of the form's first. */
export function pressOnEnter(action: string) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const typing =
      event.target instanceof HTMLInputElement && !['checkbox', 'file'].includes(event.target.type);
    if (event.key !== 'Enter' || !typing || event.nativeEvent.isComposing) return;
    const button = event.currentTarget.querySelector<HTMLButtonElement>(
      `button[value="${CSS.escape(action)}"]`,
    );
    if (!button) return;
    event.preventDefault();
    button.click();
  };
}
