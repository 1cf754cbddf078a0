/** Tables used for layout only: mail programs know no other layout, and screen readers skip these. */
export const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
