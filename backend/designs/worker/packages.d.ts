declare module 'svg-to-pdfkit' {
  /** Draws an SVG onto a page of pdfkit, at a place and in a size given in points. */
  export default function drawSvg(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: { width?: number; height?: number; preserveAspectRatio?: string; assumePt?: boolean },
  ): void;
}
