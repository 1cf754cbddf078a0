import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import type { FormField } from '#app/ui/form-field.ts';
import { webhookTopics } from '#contract/messaging/webhooks.ts';
import * as webhookWords from '#messages/webhooks/en.ts';

/** What an address is told of. */
export function TopicsField({ field }: { field: FormField }) {
  return (
    <CheckboxGroup
      field={field}
      label={webhookWords.topicsLabel}
      options={webhookTopics.map((value) => ({
        value,
        label: webhookWords.topicNames[value],
        help: webhookWords.topicMeans[value],
      }))}
    />
  );
}
