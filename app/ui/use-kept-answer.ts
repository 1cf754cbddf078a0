import { useLocation } from '@remix-run/react';
import { useState } from 'react';

/**
 * The answer to a page's form, until something else is pressed or the page is left: reading the page's data anew, as
 * `revalidate` does, takes the answer itself away.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer && (answer !== kept.answer || key !== kept.key)) setKept({ key, answer });
  return answer ?? (key === kept.key ? kept.answer : undefined);
}
