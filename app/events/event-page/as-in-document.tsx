/** Stands in the browser for what the server alone draws: what is there in the document stays as it is. */
export const asInDocument = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
