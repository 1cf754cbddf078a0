/**
 * The first script of a page, inside it: notes what somebody does before the others run,
 * for `come-alive.ts`. A form sent twice within a second was meant once.
 */
export const earlyScript =
  'var early={controls:new Set,stop:new AbortController};["input","change","click","submit","formdata","pointerdown","pointerup","pointercancel"].forEach(t=>addEventListener(t,e=>{' +
  'var n=e.target;' +
  't=="submit"?(early.sent==n&&e.timeStamp-early.at<1e3&&e.preventDefault(),early.sent=n,early.at=e.timeStamp):' +
  // as `form-watch.ts` sends it
  't=="formdata"?[...n.elements].forEach(c=>c.validity?.badInput&&e.formData.set(c.name,"?")):' +
  't=="click"?early.pressed=n.closest("button[type=button]")||early.pressed:' +
  't[0]=="p"?early.down=t=="pointerdown":' +
  'early.controls.add(n)},{capture:!0,signal:early.stop.signal}))';
