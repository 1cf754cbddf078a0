import type { ComponentProps } from 'react';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Download } from '#app/ui/icons.tsx';
import * as fileWords from '#messages/guests/file/en.ts';

const types = '.csv,.xlsx,.xls,.ods,.tsv,.txt,.vcf,text/csv,text/vcard,text/plain';

interface GuestListFieldsProps extends Omit<ComponentProps<typeof FileField>, 'label' | 'help' | 'accept'> {
  /** The name of the checkbox beside the file. */
  familyName: string;
  /** The name of the field to paste a list into. */
  pastedName: string;
  /** What was pasted before and could not be read. */
  pasted?: string | undefined;
}

/** What is asked where somebody brings a guest list: the file, and whether those in it come with family. */
export function GuestListFields({ familyName, pastedName, pasted = '', ...file }: GuestListFieldsProps) {
  return (
    <>
      <FileField {...file} label={fileWords.importFile} help={fileWords.importFileHelp} accept={types} />
      <details open={pasted !== ''}>
        <summary className="min-h-11 py-2 font-semibold">{fileWords.pasteTitle}</summary>
        <TextArea
          name={pastedName}
          label={fileWords.pasteLabel}
          help={fileWords.pasteHelp}
          rows={5}
          defaultValue={pasted}
        />
      </details>
      <a href="/guest-list-template.csv" download className="btn btn-quiet justify-self-start">
        <Download size={18} aria-hidden="true" /> {fileWords.importTemplate}
      </a>
      <CheckboxField
        name={familyName}
        label={fileWords.importWithFamily}
        help={fileWords.importWithFamilyHelp}
      />
    </>
  );
}
