import { appLanguage } from '#messages/app-language/en.ts';
import { personName } from '#app/collaboration/person-name.ts';
import type { CollaborationTargets } from '#contract/gifts/collaboration.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';

export interface TargetView {
  id: string;
  name: string;
  src: string;
  /** How this person stands to the gift. */
  role: '' | 'gives' | 'hosts';
}

/** Whom the viewer may ask, those who give already first. Several who are not named to the viewer are told apart by a number. */
export function viewTargets(targets: CollaborationTargets['targets']): TargetView[] {
  const inOrder = [...targets].sort(
    (one, other) => Number(other.relation === 'collaborator') - Number(one.relation === 'collaborator'),
  );
  const givers = targets.filter(({ relation }) => relation === 'collaborator').length;
  return inOrder.map(({ user, relation }, index) => ({
    id: user._id,
    name: personName(user, namelessAs(relation, givers, index)),
    src: user.profilePicture,
    role: roles[relation],
  }));
}

const roles = { collaborator: 'gives', guest: '', host: 'hosts' } as const;

function namelessAs(
  relation: CollaborationTargets['targets'][number]['relation'],
  givers: number,
  index: number,
): string {
  if (relation === 'host') return removalWords[appLanguage].host;
  return givers === 1 ? togetherWords.namelessGiver : togetherWords.namelessGivers(index + 1);
}
