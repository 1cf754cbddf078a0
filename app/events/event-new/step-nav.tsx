import { ActionButton } from '#app/events/event-new/action-button.tsx';
import { GO, stepNames, stepTitle, type StepName } from '#app/events/event-new/steps.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import * as words from '#messages/events/creation/steps/en.ts';

/**
 * The way to every step, which keeps what is typed: numbers on a phone, with the name of the step
 * below; names beside them where there is room. A finished step bears a tick.
 */
export function StepNav({ current, finished }: { current: StepName; finished: readonly StepName[] }) {
  return (
    <nav aria-label={words.label}>
      <ol className="flex flex-wrap justify-between gap-1 sm:gap-2">
        {stepNames.map((step, index) => {
          const isFinished = finished.includes(step);
          const isCurrent = step === current;
          return (
            <li key={step}>
              <ActionButton
                does={`${GO}:${step}`}
                variant="quiet"
                aria-current={isCurrent ? 'step' : undefined}
                className="px-1 text-sm sm:px-2"
              >
                <span
                  aria-hidden="true"
                  className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-semibold ${
                    isCurrent
                      ? 'border-rani bg-rani text-on-rani'
                      : isFinished
                        ? 'border-peacock bg-peacock-soft text-peacock'
                        : 'border-edge'
                  }`}
                >
                  {isFinished && !isCurrent ? <Icon name="check" /> : index + 1}
                </span>
                <span className="sr-only md:not-sr-only">{stepTitle(step)}</span>
                {isFinished ? <VisuallyHidden>, {words.finished}</VisuallyHidden> : null}
              </ActionButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What the step is called; the focus comes here when another step is opened. */
export function StepTitle({ step }: { step: StepName }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 min-[16rem]:flex-nowrap">
      <div>
        <p className="text-sm whitespace-nowrap text-ink-soft">
          {words.place(stepNames.indexOf(step) + 1, stepNames.length)}
        </p>
        <h2 id="step" tabIndex={-1} className="text-xl">
          {stepTitle(step)}
        </h2>
      </div>
      <ActionButton does={`${GO}:all`} variant="quiet" className="text-end text-sm">
        {words.showAll}
      </ActionButton>
    </div>
  );
}

/** The way back from everything on one page. */
export function StepByStep() {
  return (
    <p className="text-end">
      <ActionButton does={`${GO}:event`} variant="quiet" className="text-sm">
        {words.showSteps}
      </ActionButton>
    </p>
  );
}
