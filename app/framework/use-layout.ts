import { useEffect, useLayoutEffect } from 'react';

/**
 * What a page does in the same step as the drawing, before anybody can press or type: moving the focus later would take
 * it from a field they are in by then. A server draws nothing, and is told so.
 */
export const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;
