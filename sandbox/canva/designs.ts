import { randomBytes } from 'node:crypto';

/** A design as its owner made it. */
export interface Design {
  readonly id: string;
  readonly account: string;
  readonly width: number;
  readonly height: number;
  readonly createdAt: number;
  title: string;
  subtitle: string;
  background: string;
  ink: string;
  updatedAt: number;
}

/** A file on its way. */
export interface ExportJob {
  readonly id: string;
  readonly account: string;
  readonly designId: string;
  readonly readyAt: number;
}

const newId = (start: string): string => start + randomBytes(8).toString('base64url').replace(/[-_]/g, 'x');

/** What an account that was never seen before has made already. */
const begunWith: readonly (readonly [title: string, subtitle: string, background: string, ink: string])[] = [
  ['Sangeet evening', 'Songs and dances of both families', '#4A1942', '#FFE9B8'],
  ['Housewarming', 'Come and see our new home', '#FFF4E0', '#6B2D0F'],
];

/** Everybody's designs and exports. */
export class Studio {
  readonly #designs = new Map<string, Design>();
  readonly #jobs = new Map<string, ExportJob>();
  readonly #known = new Set<string>();

  /** An account's designs, the one changed last first. */
  list(account: string): Design[] {
    this.#welcome(account);
    return [...this.#designs.values()]
      .filter((design) => design.account === account)
      .sort((a, b) => b.updatedAt - a.updatedAt || b.id.localeCompare(a.id));
  }

  find(id: string): Design | undefined {
    return this.#designs.get(id);
  }

  create(account: string, made: Pick<Design, 'title' | 'width' | 'height'>): Design {
    this.#welcome(account);
    return this.#add({ account, subtitle: '', background: '#FFFBF4', ink: '#A8124F', ...made }, Date.now());
  }

  change(design: Design, change: Partial<Pick<Design, 'title' | 'subtitle' | 'background' | 'ink'>>): void {
    Object.assign(design, change, { updatedAt: Date.now() });
  }

  export(design: Design, inMs: number): ExportJob {
    const job = { id: newId('E'), account: design.account, designId: design.id, readyAt: Date.now() + inMs };
    this.#jobs.set(job.id, job);
    return job;
  }

  findExport(id: string): ExportJob | undefined {
    return this.#jobs.get(id);
  }

  get exports(): ExportJob[] {
    return [...this.#jobs.values()];
  }

  #welcome(account: string): void {
    if (this.#known.has(account)) return;
    this.#known.add(account);
    for (const [index, [title, subtitle, background, ink]] of begunWith.entries())
      this.#add(
        { account, title, subtitle, background, ink, width: 600, height: 400 },
        Date.now() - (index + 2) * 86_400_000,
      );
  }

  #add(made: Omit<Design, 'id' | 'createdAt' | 'updatedAt'>, at: number): Design {
    const design = { id: newId('D'), createdAt: at, updatedAt: at, ...made };
    this.#designs.set(design.id, design);
    return design;
  }
}
