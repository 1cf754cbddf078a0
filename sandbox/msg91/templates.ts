const texts: Readonly<Record<string, (site: string) => string>> = {
  sandbox_invitation_en: (site) =>
    `{{1}} invites you to {{2}} on {{3}}. Please reply here, no sign-in needed: ${site}/g/{{4}} - Shagun`,
  sandbox_invitation_hi: (site) => `{{1}} की ओर से न्योता: {{2}} ({{3}})। जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  sandbox_update_en: (site) =>
    `{{1}} has changed {{2}}. It is on {{3}} now. All about it: ${site}/g/{{4}} - Shagun`,
  sandbox_update_hi: (site) =>
    `{{1}} ने समारोह में बदलाव किया है: {{2}} ({{3}})। पूरी जानकारी: ${site}/g/{{4}} - Shagun`,
  sandbox_reminder_en: (site) =>
    `{{1}} would love to know whether you can come to {{2}} on {{3}}. Please reply here: ${site}/g/{{4}} - Shagun`,
  sandbox_reminder_hi: (site) =>
    `{{1}} को आपके जवाब का इंतज़ार है। क्या आपका आना हो पाएगा: {{2}} ({{3}})? जवाब यहाँ दें: ${site}/g/{{4}} - Shagun`,
  sandbox_cancellation_en: () =>
    'We are sorry: {{1}} has cancelled {{2}} on {{3}}. There is nothing you need to do. - Shagun',
  sandbox_cancellation_hi: () =>
    'हमें खेद है: {{1}} को यह समारोह रद्द करना पड़ा है: {{2}} ({{3}})। आपको कुछ करने की ज़रूरत नहीं है। - Shagun',
};

/** The text registered with the operators under a template's id, or undefined. */
export const smsTemplate = (id: string, site: string): string | undefined =>
  Object.hasOwn(texts, id) ? texts[id]?.(site) : undefined;
