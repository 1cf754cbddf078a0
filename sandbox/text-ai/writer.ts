import { z } from 'zod/v4';

const facts = z
  .object({ name: z.string(), couple: z.string(), date: z.string(), time: z.string(), place: z.string() })
  .partial();

const endings = [
  'Come hungry, stay late and bring the family.',
  'Your company is the present we are looking forward to.',
  'Tell us how many of you are coming, so that there is a chair for everybody.',
];

/** A description from the data of a request: no model, but enough to see the button at work. */
export function describe(data: string, turn: number, mode: string): string {
  const read = facts.safeParse(parsed(data));
  const { name = 'our celebration', couple = '', date = '', time = '', place = '' } = read.data ?? {};
  const opening = `You are invited to ${name}.${couple ? ` ${couple} would love to see you there.` : ''}`;
  const when = `We celebrate${date ? ` on ${date}` : ''}${time ? ` at ${time}` : ''}${place ? `, at ${place}` : ''}.`;
  const text = `${opening}\n\n${when} ${endings[turn % endings.length] ?? ''}`;
  if (mode === 'markup') {
    return `# ${name}\n\n**${opening}** <b onclick="alert(1)">${when}</b>\n\n- [Reply here](https://evil.example.com/reply)\n- Call +91 98200 12345 or write to host@example.in\n\n<script>alert(1)</script>Visit www.example.com/now or evil.shop today.`;
  }
  if (mode === 'injected') return `As the name asks: ${name}`;
  return mode === 'long' ? `${text} And what nobody hears any more is that we` : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}
