/** A picture as it is kept: in two sizes, upright, without metadata. The thumbnail is WebP. */
export interface EncodedPicture {
  mediaType: 'image/webp' | 'image/png';
  width: number;
  height: number;
  bytes: Buffer;
  thumbnail: Buffer;
}

/**
 * What can be asked of the process that works on pictures: an upload made into what is kept, with `crop` three to two around what
 * catches the eye, or one of ours made over.
 */
export type PictureTask =
  | { make: 'kept'; file: Uint8Array; as: 'webp' | 'png'; crop?: boolean }
  | { make: 'square' | 'thumbnail' | 'png' | 'light-png'; file: Uint8Array };

/** What became of it. `too-complicated` took too long or too much memory. */
export type PictureOutcome =
  | { kind: 'kept'; picture: EncodedPicture }
  | { kind: 'made'; file: Buffer }
  | { kind: 'not-a-picture' | 'too-many-pixels' | 'too-complicated' }
  | { kind: 'failed'; reason: string };
