import type { KeyboardEvent } from 'react';
import { usePress } from '#app/events/event-new/use-press.ts';
import { Button, type ButtonProps } from '#app/ui/button.tsx';

interface ActionButtonProps extends Omit<ButtonProps, 'name' | 'value' | 'pending'> {
  /** The word of `actions/table.server.ts`, with its argument after a colon. */
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
