import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { webhookTopics } from '#contract/messaging/webhooks.ts';
import * as words from '#messages/webhooks/en.ts';

/** What an address is told of. */
export function TopicsField({ field }: { field: FormField }) {
  return (
    <CheckboxGroup
      field={field}
      label={words.topicsLabel}
      options={webhookTopics.map((value) => ({
        value,
        label: words.topicNames[value],
        help: words.topicMeans[value],
      }))}
    />
  );
}
