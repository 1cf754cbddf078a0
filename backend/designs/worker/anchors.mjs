// @ts-check

/**
 * fontkit 2.0.4 stops with a TypeError where a typeface says that a mark has no place on a letter
 * (an empty anchor), as those of Gujarati, Telugu and Malayalam do for common names (foliojs/fontkit
 * issue 367). As in HarfBuzz such a rule then counts as not fitting, and the next one is asked.
 *
 * @typedef {{ applyLookup(type: number, table: unknown): boolean, applyAnchor(mark: { markAnchor: unknown } | null, base: unknown, at: number): void, hadNoAnchor?: boolean }} Positioner
 * @param {object} font
 */
export function mendAnchors(font) {
  const { _layoutEngine: layout } =
    /** @type {{ _layoutEngine?: { engine?: { GPOSProcessor?: Positioner } } }} */ (font);
  const positioner = layout?.engine?.GPOSProcessor;
  if (!positioner) return;
  const { applyLookup, applyAnchor } = positioner;
  /** @type {Pick<Positioner, 'applyLookup' | 'applyAnchor'> & ThisType<Positioner>} */
  const mended = {
    applyAnchor(mark, base, at) {
      if (mark?.markAnchor && base) applyAnchor.call(this, mark, base, at);
      else this.hadNoAnchor = true;
    },
    applyLookup(type, table) {
      this.hadNoAnchor = false;
      const applied = applyLookup.call(this, type, table);
      return applied && !this.hadNoAnchor;
    },
  };
  Object.assign(positioner, mended);
}
