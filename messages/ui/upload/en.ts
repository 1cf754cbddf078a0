// a file on its way, and what became of it
export const uploading = (file: string, percent: number) => `Uploading ${file}: ${percent}%`;
export const arrived = (file: string) => `${file} has arrived and is being looked at...`;
export const bar = (file: string) => `Upload of ${file}`;
export const cancel = 'Cancel the upload';
export const cancelled = (file: string) => `The upload of ${file} was cancelled. Nothing of it was kept.`;
export const interrupted = (file: string) =>
  `The page was left before ${file} had arrived. Nothing of it was kept: please choose it again.`;
export const leftEarly = (file: string) =>
  `The page was left while ${file} was being looked at. If you do not see it here after reloading the page, choose it again.`;
export const failed = 'The file could not be uploaded. Check your connection and choose it again.';
