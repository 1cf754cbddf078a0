import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { CheckboxField, RadioGroup } from '#app/ui/choice-field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';

const field: FormField = {
  id: 'f-name',
  name: 'name',
  formId: 'f',
  errorId: 'f-name-error',
  descriptionId: 'f-name-description',
  initialValue: 'Ast & Co',
  required: true,
  maxLength: 80,
};
const failing: FormField = { ...field, errors: ['Please give a name.'] };

describe('fields', () => {
  it('bind the label and carry the value, the form and the limits of a form library field', () => {
    const html = renderToStaticMarkup(<TextField field={field} label="Name" />);
    expect(html).toContain('<label for="f-name"');
    expect(html).toMatch(
      /<input(?=.*id="f-name")(?=.*name="name")(?=.*form="f")(?=.*required="")(?=.*maxLength="80")(?=.*value="Ast &amp; Co")/,
    );
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  it.each([
    ['TextField', <TextField key="1" field={failing} label="Name" help="As on the card." />],
    ['TextArea', <TextArea key="2" field={failing} label="Name" help="As on the card." />],
    ['SelectField', <SelectField key="3" field={failing} label="Name" help="As on the card." options={[]} />],
    ['CheckboxField', <CheckboxField key="4" field={failing} label="Name" help="As on the card." />],
  ])('%s says that it is wrong, why, and how to fill it', (_name, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toMatch(/aria-invalid="true"/);
    expect(html).toMatch(/aria-describedby="f-name-error f-name-description"/);
    expect(html).toMatch(/id="f-name-error"[^]*Please give a name\./);
    expect(html).toMatch(/id="f-name-description"[^>]*>As on the card\./);
  });

  it('work from plain attributes, with errors of the server', () => {
    const html = renderToStaticMarkup(
      <TextField id="q" name="q" label="Search" hideLabel errors={['Too short.']} />,
    );
    expect(html).toMatch(/<label for="q" class="vh">Search/);
    expect(html).toContain('aria-describedby="q-error"');
  });

  it('a radio group starts with the stored choice, and its first button can be reached by the field id', () => {
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
    const html = renderToStaticMarkup(
      <RadioGroup field={{ ...field, initialValue: 'no' }} label="Coming?" options={options} />,
    );
    expect(html).toMatch(/<fieldset[^]*<legend[^]*Coming\?/);
    expect(html).toMatch(/<input(?=[^>]*id="f-name")(?=[^>]*value="yes")(?![^>]*checked)/);
    expect(html).toMatch(/<input(?=[^>]*value="no")(?=[^>]*checked)/);
  });

  it('a checkbox starts checked when its field holds its value', () => {
    const checked = (initialValue: unknown) =>
      renderToStaticMarkup(<CheckboxField field={{ ...field, initialValue }} label="With family" />).includes(
        'checked=""',
      );
    expect([checked('on'), checked(undefined), checked(['on']), checked('off')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('the error summary', () => {
  const form = {
    id: 'f',
    errorId: 'f-error',
    allErrors: { name: ['Please give a name.'], '': ['Not saved.'] },
  };

  it('leads to each field once a submit has failed', () => {
    const html = renderToStaticMarkup(<FormErrors form={{ ...form, status: 'error' }} />);
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
    expect(html).toContain('<a href="#f-name">Please give a name.</a>');
    expect(html).toContain('<li>Not saved.</li>');
  });

  it('stays away while somebody is still typing', () => {
    expect(renderToStaticMarkup(<FormErrors form={form} />)).toBe('');
  });
});
