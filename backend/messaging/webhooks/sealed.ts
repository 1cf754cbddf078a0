/** Under which name the secret of an address is sealed. */
export const sealedFor = (webhookId: string): string => `webhook:${webhookId}`;
