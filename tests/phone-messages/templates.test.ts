import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as en from '#messages/phone-messages/en.ts';
import * as hi from '#messages/phone-messages/hi.ts';
import { smsTemplate } from '#sandbox/msg91/templates.ts';
import { blanksOf } from '#sandbox/phone/template-blanks.ts';
import { templates } from '#sandbox/whatsapp/templates.ts';

const catalogues = { en, hi };
const operations = readFileSync('docs/operations/message-templates.md', 'utf8');
const languages = ['en', 'hi'] as const;

describe.each(languages)('the texts in %s', (language) => {
  const { whatsappTemplates, smsTemplates } = catalogues[language];

  it('for WhatsApp are those the sandbox has approved, and those the operator is told to register', () => {
    for (const [name, body] of Object.entries(whatsappTemplates)) {
      expect(
        templates.find((each) => each.name === `shagun_${name}` && each.language === language)?.body,
      ).toBe(body);
      expect(operations).toContain(body);
      expect(blanksOf(body)).toBe(blanksOf(en.whatsappTemplates[name as keyof typeof en.whatsappTemplates]));
      // Meta refuses a body that begins or ends with a blank, or has two side by side
      expect(body).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
      expect(body.length).toBeLessThan(900);
    }
  });

  it('for SMS likewise', () => {
    for (const [name, write] of Object.entries(smsTemplates)) {
      const body = write('https://shagun.example');
      expect(smsTemplate(`sandbox_${name}_${language}`, 'https://shagun.example')).toBe(body);
      expect(operations).toContain(body.replaceAll(/\{\{\d\}\}/g, '{#var#}'));
    }
  });
});
