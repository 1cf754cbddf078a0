// a file on its way, and what became of it
export const uploading = (file: string, percent: number) => `Uploading ${file}: ${percent}%`;
export const arrived = (file: string) => `${file} has been uploaded and is being checked...`;
export const bar = (file: string) => `Upload of ${file}`;
export const cancel = 'Cancel the upload';
export const cancelled = (file: string) => `The upload of ${file} was cancelled. Nothing was kept.`;
export const interrupted = (file: string) =>
  `You left the page before ${file} was uploaded. Please choose it again.`;
export const leftEarly = (file: string) =>
  `You left the page while ${file} was being checked. If you do not see it here after reloading the page, choose it again.`;
export const failed = 'The file could not be uploaded. Check your connection and choose it again.';
