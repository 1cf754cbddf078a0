import type { Schema } from '#backend/platform/database/schema.ts';

type Reference = { [Table in keyof Schema]: readonly [Table, keyof Schema[Table] & string] }[keyof Schema];

/**
 * Every column that names a picture: what none of them names is thrown away in the end. A
 * migration that adds one adds it here, which `tests/images/unused-images.test.ts` holds.
 */
export const imageReferences = [
  ['gifts', 'image_id'],
  ['events', 'photo_id'],
  ['event_designs', 'photo_id'],
  ['event_designs', 'wide_image_id'],
  ['event_designs', 'tall_image_id'],
  ['event_designs', 'print_image_id'],
  ['design_tool_pictures', 'image_id'],
  ['design_tool_exports', 'image_id'],
] as const satisfies readonly Reference[];
