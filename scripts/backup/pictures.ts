import type pg from 'pg';
import {
  objectName,
  probeStore,
  type OutsideStore,
  type PictureStores,
} from '#backend/platform/picture-store/port.ts';
import { UnusableBackup, type KeptRow } from '#scripts/backup/format.ts';
import type { KeptTable } from '#scripts/backup/tables.ts';

/** The table of pictures, whose bytes may lie in a store. */
const PICTURES = 'images';
/** Keys of objects that the installation backed up deletes. A restored one has none, and must not delete those of the other. */
const LOOSE_OBJECTS = 'picture_objects_to_delete';
/** Has no bytes, and takes less room than the least picture. */
const LOST = '\\x';

/** Brings pictures from their stores into a backup: there, as in what is restored from it, all lie in their rows. */
interface PicturesOfBackup {
  /** The tables as they are to be read, with the room they take in the backup. */
  tables: KeptTable[];
  /** A row of `table` as it is kept. */
  complete(table: KeptTable): (row: KeptRow) => Promise<KeptRow>;
  /** How many pictures were not in the store their row names, so far. */
  lost(): number;
}

/**
 * Looks where pictures lie. Within `inSnapshot`.
 *
 * @throws {UnusableBackup} when a store that holds some does not answer, or its settings are missing
 */
export async function picturesOfBackup(
  client: pg.ClientBase,
  stores: PictureStores,
  found: readonly KeptTable[],
): Promise<PicturesOfBackup> {
  const bytes = await bytesOutside(client, stores, found);
  let lost = 0;
  return {
    tables: found.map((table) =>
      table.name === PICTURES
        ? { ...table, bytes: table.bytes + bytes }
        : table.name === LOOSE_OBJECTS
          ? { ...table, sql: `(select * from ${table.sql} where false) as none`, bytes: 0 }
          : table,
    ),
    complete(table) {
      const at = (column: string) => table.columns.findIndex(({ name }) => name === column);
      if (table.name !== PICTURES || at('object_key') < 0) return async (row) => row;
      return async (row) => {
        const key = row[at('object_key')];
        const store = stores.named((row[at('store')] ?? 'folder') as OutsideStore);
        if (!key || !store) return row;
        const [full, thumbnail] = await Promise.all([
          store.get(objectName(key, 'full')),
          store.get(objectName(key, 'thumbnail')),
        ]);
        if (!full || !thumbnail) lost += 1;
        const whole = [...row];
        whole[at('bytes')] = full && thumbnail ? `\\x${full.toString('hex')}` : LOST;
        whole[at('thumbnail')] = full && thumbnail ? `\\x${thumbnail.toString('hex')}` : LOST;
        for (const column of ['store', 'object_key', 'stored_bytes']) whole[at(column)] = null;
        return whole;
      };
    },
    lost: () => lost,
  };
}

/** What the pictures in stores take there. A store that is named wrongly holds nothing either: none of its pictures would be missed. */
async function bytesOutside(
  client: pg.ClientBase,
  stores: PictureStores,
  found: readonly KeptTable[],
): Promise<number> {
  const pictures = found.find(({ name }) => name === PICTURES);
  // a database before its migration knows no stores
  if (!pictures?.columns.some(({ name }) => name === 'store')) return 0;
  const { rows } = await client.query<{ store: OutsideStore; bytes: string }>(
    `select store, sum(stored_bytes)::text as bytes from ${pictures.sql} where store is not null group by store`,
  );
  for (const { store: name } of rows) {
    const store = stores.named(name);
    if (!store)
      throw new UnusableBackup(
        'Pictures lie in an S3 store whose settings are missing: state S3_ENDPOINT and the others.',
      );
    await probeStore(store).catch((cause: unknown) => {
      throw new UnusableBackup(
        `Pictures lie in the ${name === 's3' ? 'S3 store' : 'folder'}, which does not work: npm run doctor says more.`,
        { cause },
      );
    });
  }
  return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
}
