/** Tables that only place things: mail programs know no other layout, screen readers pass over them. */
export const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
