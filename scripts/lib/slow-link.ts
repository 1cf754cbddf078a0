/** The link of the guest's budget, as a browser's devtools emulate it: 400 ms round trip, 400 kbit/s both ways. */
export const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1000) / 8,
  uploadThroughput: (400 * 1000) / 8,
};
