import { redirect } from '@remix-run/node';

/** `/login` starts sign-in (design 8). */
export function loader() {
  return redirect('/auth/login');
}
