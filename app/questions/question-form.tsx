import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FieldErrorText } from '#app/ui/field-shell.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useFieldWiring } from '#app/ui/form-field.ts';
import { FormButton } from '#app/ui/submit-button.tsx';
import {
  CHOICE_LENGTH,
  MAX_CHOICES,
  QUESTION_LENGTH,
  questionEntry,
  type QuestionEntry,
  type QuestionKind,
} from '#contract/events/questions.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

interface QuestionFormProps {
  kind: QuestionKind;
  question: QuestionEntry;
  /** Whether somebody answered it already. */
  answered?: boolean;
  /** Where it leads back to. */
  list: string;
}

const FORM_ID = 'question';

/** The words of one question, for a new one and a changed one. */
export function QuestionForm({ kind, question, answered = false, list }: QuestionFormProps) {
  const [form, fields] = useConform({
    id: FORM_ID,
    defaultValue: {
      text: question.text,
      required: question.required ? 'on' : '',
      eachPerson: question.eachPerson ? 'on' : '',
      choices: Array.from(
        { length: MAX_CHOICES },
        (_, index) => question.choices[index] ?? { _id: '', text: '' },
      ),
    },
    ...checkedInPage(questionEntry),
  });
  const wiring = useFieldWiring(
    { field: fields.choices, help: questionPageWords.choicesHelp, errors: undefined },
    {},
  );
  return (
    <ConformForm
      form={form}
      labels={{
        text: questionPageWords.textLabel,
        choices: questionPageWords.choicesLabel,
        'choices[].text': questionPageWords.choiceName,
        required: questionPageWords.requiredLabel,
        eachPerson: questionPageWords.eachPersonLabel,
      }}
    >
      <TextField
        field={fields.text}
        label={questionPageWords.textLabel}
        required
        maxLength={QUESTION_LENGTH}
        autoComplete="off"
      />
      {kind === 'text' ? null : (
        <fieldset
          id={wiring.id}
          tabIndex={-1}
          className="field"
          aria-describedby={wiring.control['aria-describedby']}
        >
          <legend className="field-label">{questionPageWords.choicesLabel}</legend>
          <p id={wiring.helpId} className="field-help">
            {answered
              ? `${questionPageWords.choicesHelp} ${questionPageWords.answeredNote}`
              : questionPageWords.choicesHelp}
          </p>
          <FieldErrorText wiring={wiring} />
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            {fields.choices.getFieldList().map((choice, index) => {
              const { _id, text } = choice.getFieldset();
              return (
                <div key={choice.key}>
                  <input type="hidden" name={_id.name} defaultValue={_id.initialValue ?? ''} />
                  <TextField
                    field={text}
                    label={questionPageWords.choiceName(index + 1)}
                    hideLabel
                    placeholder={questionPageWords.choiceName(index + 1)}
                    maxLength={CHOICE_LENGTH}
                    autoComplete="off"
                  />
                </div>
              );
            })}
          </div>
        </fieldset>
      )}
      <CheckboxField
        field={fields.eachPerson}
        label={questionPageWords.eachPersonLabel}
        help={questionPageWords.eachPersonHelp}
      />
      <CheckboxField
        field={fields.required}
        label={questionPageWords.requiredLabel}
        help={questionPageWords.requiredHelp}
      />
      <div className="row">
        <FormButton pendingLabel={questionPageWords.saving}>{questionPageWords.save}</FormButton>
        <ButtonLink to={list} variant="secondary">
          {questionPageWords.back}
        </ButtonLink>
      </div>
    </ConformForm>
  );
}
