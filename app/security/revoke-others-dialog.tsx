import { Link, useLocation } from '@remix-run/react';
import { useState, type MouseEvent } from 'react';
import {
  REVOKE_OTHERS,
  RevokeOthersForm,
  type ProgramsWithAccess,
} from '#app/security/revoke-others-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as securityWords from '#messages/security/en.ts';

/** Leads to the page that asks once more; with scripts it asks in a dialog. */
export function RevokeOthers({ programs }: { programs: ProgramsWithAccess | null }) {
  const { key } = useLocation();
  // open until the page has been navigated, which is how the form ends
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenedAt(key);
  }
  return (
    <>
      <Link to={REVOKE_OTHERS} discover="none" onClick={ask} className="btn btn-secondary">
        {securityWords.revokeOthers}
      </Link>
      <Dialog
        open={openedAt === key}
        onClose={close}
        title={securityWords.revokeOthers}
        description={securityWords.confirmRevokeOthers}
      >
        <RevokeOthersForm
          programs={programs}
          keep={
            <Button type="button" variant="secondary" onClick={close}>
              {securityWords.keepSessions}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
