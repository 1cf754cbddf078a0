import type { OverviewView } from '#app/events/overview/overview.server.ts';
import { AsInDocument } from '#app/event-page/as-in-document.tsx';
import { RenderedOnce } from '#app/framework/rendered-once.tsx';

// a plain import would put what it is made of into the guests' scripts, though they never draw it
const host = import.meta.env.SSR ? await import('#app/events/overview/overview.tsx') : null;

/** What hosts see above their guests' page, as it is in the document the browser wakes up: guests' scripts carry no copy of it. */
export function HostPart({ overview }: { overview: OverviewView }) {
  return host ? (
    <RenderedOnce id="overview" data={overview}>
      <host.HostOverview view={overview} />
    </RenderedOnce>
  ) : (
    <AsInDocument id="overview" />
  );
}
