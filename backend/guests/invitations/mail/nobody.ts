/** A guest for samples. Guests' keys are made of more than this, so links made with it open nothing. */
export const NOBODY = {
  id: 'sample',
  link_key: '',
  link_outdated: false,
  email: '',
  phone: '',
  last_name: '',
  title: '',
  greeting: '',
  with_family: false,
};
