import { endTogether } from '#scripts/lib/children.ts';

// whoever breaks a run off leaves none of the programs behind that its tests started
endTogether();
