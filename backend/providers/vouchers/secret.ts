import { inspect } from 'node:util';

const shown = '[secret]';

/** A text that must not end up in logs: printing, inspecting, joining or serialising it shows nothing of it. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself. Give it to the person it belongs to and to nobody else. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return shown;
  }

  toJSON(): string {
    return shown;
  }

  [inspect.custom](): string {
    return shown;
  }
}
