import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';
import { deleteUnshownImages } from '#backend/platform/images/service.ts';
import { isInMail, type DesignRow } from './repository.ts';

/**
 * Deletes the pictures of a design that others have taken the place of, in the transaction that does so. The tall one
 * stays where a mail to a guest shows it, until nothing has used it for as long as any picture; tests to oneself hold none.
 */
export async function forgetPictures(
  tx: Db,
  event: Pick<EventRow, 'id' | 'organiser_id'>,
  { wide_image_id: wide, tall_image_id: tall, print_image_id: print }: DesignRow,
): Promise<void> {
  const gone = [wide, print, tall !== null && !(await isInMail(tx, event.id, tall)) ? tall : null];
  await deleteUnshownImages(
    tx,
    event.organiser_id,
    gone.filter((id) => id !== null),
  );
}
