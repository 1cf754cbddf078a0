/**
 * An answer all of which is there already, and which the web server sends at once. A stream of it is only made for
 * who asks for one: the web server in development does.
 */
export class WholeResponse extends Response {
  readonly content: Buffer<ArrayBuffer>;
  /** Whether whoever asks for the same address without a cookie gets the same. */
  readonly isForVisitors: boolean;

  constructor(content: Buffer<ArrayBuffer>, init: ResponseInit, { isForVisitors = false } = {}) {
    super(null, init);
    this.content = content;
    this.isForVisitors = isForVisitors;
  }

  override get body(): Response['body'] {
    return new Response(this.content).body;
  }
}
