import type { ComponentProps } from 'react';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { Download } from '#app/ui/icons.tsx';
import * as fileWords from '#messages/guests/file/en.ts';

const types = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface GuestListFieldsProps extends Omit<ComponentProps<typeof FileField>, 'label' | 'help' | 'accept'> {
  /** The name of the checkbox beside the file. */
  familyName: string;
}

/** What is asked where somebody brings a guest list: the file, and whether those in it come with family. */
export function GuestListFields({ familyName, ...file }: GuestListFieldsProps) {
  return (
    <>
      <FileField {...file} label={fileWords.importFile} help={fileWords.importFileHelp} accept={types} />
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
