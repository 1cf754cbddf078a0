/** A file that was on its way when its page was left. */
export interface UploadLeft {
  fileName: string;
  /** Whether all of it had arrived, so that only the answer is missing. */
  arrived: boolean;
}

const keyOf = (name: string) => `shagun-upload:${location.pathname}#${name}`;

/** Notes in this tab that a file is on its way. A browser that keeps nothing only tells nothing later. */
export function noteUpload(name: string, upload: UploadLeft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(upload));
  } catch {
    // storage is switched off or full
  }
}

/** Notes that it has ended. */
export function forgetUpload(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // nothing was noted either
  }
}

/** What was on its way when this page was last left, told once. */
export function takeUploadLeft(name: string): UploadLeft | null {
  try {
    const noted = sessionStorage.getItem(keyOf(name));
    forgetUpload(name);
    return noted ? (JSON.parse(noted) as UploadLeft) : null;
  } catch {
    return null;
  }
}
