/** What other floors may read and change of events; who may is asked of `access.ts`. */
export {
  changeEvent,
  clearVenuePosition,
  findEventByRequest,
  insertEvent,
  lockOrganiser,
  markCancelled,
  readEventRecord,
} from './repository.ts';
