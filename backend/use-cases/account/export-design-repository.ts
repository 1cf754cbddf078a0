import { sql } from 'kysely';
import { section, type ExportSection } from './export-section-repository.ts';

/** Designs of somebody’s events, and of the design tool. */
export const designSections: readonly ExportSection[] = [
  section(
    'designsOfYourEvents',
    (me) => sql`
    select event_id as id, selection, event_designs.photo_id as "photoId", wide_image_id as "pictureId", tall_image_id as "messagePictureId", print_image_id as "pageId", chosen_at as "chosenAt", cleared_at as "clearedAt"
      from event_designs join events on events.id = event_id where organiser_id = ${me}`,
  ),
  section(
    'designToolConnections',
    (me) => sql`
    select user_id as id, refresh_token is not null as connected, connected_at as "connectedAt" from design_tool_connections where user_id = ${me}`,
  ),
  section(
    'designToolExports',
    (me) => sql`
    select id, event_id as "eventId", design_id as "designId", title, status, image_id as "pictureId", created_at as "at"
      from design_tool_exports where user_id = ${me}`,
  ),
  section(
    'designToolPicturesOfYourEvents',
    (me) => sql`
    select event_id as id, design_id as "designId", title, image_id as "pictureId", chosen_at as "chosenAt"
      from design_tool_pictures join events on events.id = event_id where organiser_id = ${me}`,
  ),
];
