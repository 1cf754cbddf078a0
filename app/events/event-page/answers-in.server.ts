/** What was answered to the questions the form held; one without an answer is empty. */
export function answersIn(form: FormData): Record<string, string[]> {
  const asked = String(form.get('asked') ?? '').split(' ').filter(Boolean);
  return Object.fromEntries(asked.map((id) => [id, form.getAll(`q.${id}`).map(String)]));
}
