import type { DesignId } from '#contract/designs/design-list.ts';
import { alpona } from './alpona/layout.ts';
import { balloons } from './balloons/layout.ts';
import { chandeliers } from './chandeliers/layout.ts';
import { florals } from './florals/layout.ts';
import { jaali } from './jaali/layout.ts';
import { mandap } from './mandap/layout.ts';
import { nikah } from './nikah/layout.ts';
import { palna } from './palna/layout.ts';
import { phulkari } from './phulkari/layout.ts';
import { portrait } from './portrait/layout.ts';
import { quiet } from './quiet/layout.ts';
import { rings } from './rings/layout.ts';
import { sunrise } from './sunrise/layout.ts';
import { temple } from './temple/layout.ts';
import { threshold } from './threshold/layout.ts';
import type { CardLayout } from './layout.ts';

/** The layout of every design; its drawings are in the folder of its name. */
export const layouts: Record<DesignId, CardLayout> = {
  mandap,
  balloons,
  jaali,
  palna,
  sunrise,
  temple,
  alpona,
  phulkari,
  nikah,
  florals,
  portrait,
  quiet,
  rings,
  chandeliers,
  threshold,
};
