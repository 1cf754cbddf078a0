import { personName } from '#app/collaboration/person-name.ts';
import type { CollaborationTargets } from '#contract/gifts/collaboration.ts';
import * as words from '#messages/collaboration/en.ts';

export interface TargetView {
  id: string;
  name: string;
  src: string;
  gives: boolean;
}

/** Whom the viewer may ask, those who give already first. Several who are not named to the viewer are told apart by a number. */
export function viewTargets(targets: CollaborationTargets['targets']): TargetView[] {
  const inOrder = [...targets].sort(
    (one, other) => Number(other.relation === 'collaborator') - Number(one.relation === 'collaborator'),
  );
  return inOrder.map(({ user, relation }, index) => ({
    id: user._id,
    name: personName(user, targets.length === 1 ? words.namelessGiver : words.namelessGivers(index + 1)),
    src: user.profilePicture,
    gives: relation === 'collaborator',
  }));
}
