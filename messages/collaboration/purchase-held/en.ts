/** For one who gives the gift and may not mark it any more. */
export const held =
  'A host has undone the purchase of this gift, so now only a host can mark it as purchased. If you did buy it, please tell them.';
