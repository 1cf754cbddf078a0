/** What a text service is asked: our instructions and, kept apart from them, data that a person typed. */
export interface TextRequest {
  readonly instructions: string;
  readonly data: string;
}

/** What it wrote, as it came. `whole` is false where it stopped for length in the middle. */
export interface WrittenText {
  readonly text: string;
  readonly whole: boolean;
}

/** An outside service that writes texts. */
export interface TextService {
  /**
   * @param signal ends the writing, which may cost by the word, when nobody waits for it any more
   * @throws {TextUnavailable} {@link TextOverQuota} {@link TextKeyRefused} {@link TextRefused}
   */
  write(request: TextRequest, signal?: AbortSignal): Promise<WrittenText>;
}

/** It did not answer, too slowly, not to the end, or with nothing readable. Asking again may help. */
export class TextUnavailable extends Error {}

/** It answers no more for now: what was paid for is used up, or too much was asked at once. */
export class TextOverQuota extends Error {}

/** It does not take our key, or does not know the model: nothing but other settings help. */
export class TextKeyRefused extends Error {}

/** It does not want to write about this. */
export class TextRefused extends Error {}
