import { createContext, useContext, type ReactNode } from 'react';

/** Renders `part`, or answers what it rendered before from the same data. */
export type RenderOnce = (data: object, part: ReactNode) => string;

const RenderOnceContext = createContext<RenderOnce | null>(null);

export const RenderOnceProvider = RenderOnceContext.Provider;

interface RenderedOnceProps {
  /** By which the part is found in the document, where scripts look for it. */
  id?: string;
  className?: string;
  /** All that the part is made from. */
  data: object;
  /** Knows of nothing else: no state, no context, no address, and no id that React makes up. */
  children: ReactNode;
}

/** A part of a page that is the same for many people: the server renders it once for the same data. */
export function RenderedOnce({ id, className, data, children }: RenderedOnceProps) {
  const renderOnce = useContext(RenderOnceContext);
  // the same elements either way, which the browser wakes up
  return renderOnce ? (
    <div id={id} className={className} dangerouslySetInnerHTML={{ __html: renderOnce(data, children) }} />
  ) : (
    <div id={id} className={className}>
      {children}
    </div>
  );
}
