import { getZodConstraint } from '@conform-to/zod/v4';
import { useNavigation } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { useState } from 'react';
import {
  AVATAR_COUNT,
  DEFAULT_AVATAR,
  avatarPaths,
  missingProfileFields,
  profileEmail,
  profileForm,
  type User,
} from '#contract/accounts/accounts.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { initialText } from '#app/ui/form-field.ts';
import * as accountWords from '#messages/accounts/en.ts';

/** What of a profile is still to be filled in, as its fields are called. */
export const missingFieldNames = (user: User): string[] =>
  missingProfileFields(user).map((field) => accountWords.fieldNames[field]);

interface ProfileFormProps {
  user: User;
  /** True right after saving: shows the spec's sentence. */
  saved: boolean;
}

/**
 * 'Your Profile' of the spec: on the profile page and, until it is complete, in place of the dashboard.
 * Give it a key of the addresses: a new address that waits is not the one the field shows.
 */
export function ProfileFields({ user, saved }: ProfileFormProps) {
  const navigation = useNavigation();
  const saving = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const [form, fields] = useConform({
    id: 'profile',
    defaultValue: {
      ...user,
      email: profileEmail(user),
      phone: user.phone.replace(/^\+91/, ''),
      // who has never said where they live most likely lives here
      country: user.country || (user.city || user.state ? '' : accountWords.usualCountry),
    },
    constraint: getZodConstraint(profileForm),
    ...checkedInPage(profileForm),
  });
  return (
    <ConformForm form={form} labels={{ ...accountWords.fieldNames, profilePicture: accountWords.pictures }}>
      {saved && !saving && form.status !== 'error' ? <SavedMessage /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.firstName}
          label={accountWords.fieldNames.firstName}
          autoComplete="given-name"
        />
        <TextField
          field={fields.lastName}
          label={accountWords.fieldNames.lastName}
          autoComplete="family-name"
        />
        <TextField
          field={fields.email}
          label={accountWords.fieldNames.email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          field={fields.phone}
          label={accountWords.fieldNames.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={accountWords.phonePlaceholder}
          help={accountWords.phoneHelp}
        />
        <TextField field={fields.city} label={accountWords.fieldNames.city} autoComplete="address-level2" />
        <TextField field={fields.state} label={accountWords.fieldNames.state} autoComplete="address-level1" />
        <TextField
          field={fields.country}
          label={accountWords.fieldNames.country}
          autoComplete="country-name"
        />
      </div>
      <AvatarPicker name={fields.profilePicture.name} chosen={initialText(fields.profilePicture) ?? ''} />
      <div>
        <Button pending={saving} pendingLabel={accountWords.savingProfile}>
          {accountWords.saveProfile}
        </Button>
      </div>
    </ConformForm>
  );
}

/** The success message of the spec, shown for three seconds where scripts run. */
function SavedMessage() {
  return (
    <Alert tone="success" className="fades-after-3s">
      {accountWords.profileUpdated}
    </Alert>
  );
}

function AvatarPicker({ name, chosen }: { name: string; chosen: string }) {
  const [picked, setPicked] = useState(chosen);
  return (
    <fieldset>
      <legend className="field-label">{accountWords.pictures}</legend>
      <div className="row mb-3">
        <Avatar src={picked || DEFAULT_AVATAR} alt={accountWords.chosenPicture} size={72} />
        <label className="choice">
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={chosen === ''}
            onChange={() => setPicked('')}
          />
          <span>{accountWords.noPicture}</span>
        </label>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {Array.from({ length: AVATAR_COUNT }, (_, index) => {
          const path = avatarPaths[index] ?? '';
          return (
            <label key={path} className="avatar-choice">
              <input
                className="vh"
                type="radio"
                name={name}
                value={path}
                defaultChecked={chosen === path}
                onChange={() => setPicked(path)}
              />
              <Avatar src={path} alt={accountWords.pictureNumber(index + 1)} size={56} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
