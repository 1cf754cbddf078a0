/** For one who gives the gift and may not mark it any more. */
export const held =
  'A host took back that this gift was bought, so only a host can mark it as purchased now. If you did buy it, please tell them.';
