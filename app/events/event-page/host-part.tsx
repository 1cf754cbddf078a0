import { HostOverview } from '#app/events/overview/overview.tsx';
import type { OverviewView } from '#app/events/overview/overview.server.ts';
import { RenderedOnce } from '#app/rendered-once.tsx';

/** What hosts see above their guests' page, as it is in the document the browser wakes up: guests' scripts carry no copy of it. */
export function HostPart({ overview }: { overview: OverviewView }) {
  return import.meta.env.SSR ? (
    <RenderedOnce data={overview}>
      <HostOverview view={overview} />
    </RenderedOnce>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
