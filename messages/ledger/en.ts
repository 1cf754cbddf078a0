// why money does not move
export const notEnough = 'There is not enough left for this.';
export const notReversible = 'This cannot be taken back.';
export const reversedBefore = 'This has already been taken back.';
export const otherDetails = 'This was asked for before with other details.';
