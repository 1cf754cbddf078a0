/** What stands for a date or number that cannot be read: every schema refuses it, and so names the field. */
export const UNREADABLE = '?';

/**
 * The first script of a page, inside it: notes what somebody does before the others run,
 * for `come-alive.ts`. A form sent twice within a second was meant once. A date or number that is
 * half typed is sent as unreadable, not as empty, then and later.
 */
export const earlyScript =
  'var early={controls:new Set,stop:new AbortController};["input","change","click","submit","pointerdown","pointerup","pointercancel"].forEach(t=>addEventListener(t,e=>{' +
  'var n=e.target;' +
  't=="submit"?(early.sent==n&&e.timeStamp-early.at<1e3&&e.preventDefault(),early.sent=n,early.at=e.timeStamp):' +
  't=="click"?early.pressed=n.closest("button[type=button]")||early.pressed:' +
  't[0]=="p"?early.down=t=="pointerdown":' +
  'early.controls.add(n)},{capture:!0,signal:early.stop.signal}));' +
  `addEventListener("formdata",e=>[...e.target.elements].forEach(c=>c.validity?.badInput&&e.formData.set(c.name,"${UNREADABLE}")))`;
