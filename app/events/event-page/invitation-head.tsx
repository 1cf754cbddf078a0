import type { ReactNode } from 'react';
import type { EventView } from '#app/events/event-page/event-view.server.ts';
import { RenderedOnce } from '#app/rendered-once.tsx';

/** The invitation: what the design's picture says, with the names largest, when and where. `children` are for who reads it. */
export function InvitationHead({ head, children }: { head: EventView['head']; children: ReactNode }) {
  return (
    <header className="invite">
      <RenderedOnce data={head}>
        <Words head={head} />
      </RenderedOnce>
      <div className="ways">{children}</div>
    </header>
  );
}

const asLine = (line: string) => <p key={line}>{line}</p>;

function Words({ head: { above, names, long, called, below, facts, level } }: Pick<EventView, 'head'>) {
  const Heading = level ? 'h2' : 'h1';
  return (
    <>
      {above.map(asLine)}
      <Heading className={long ? 'long' : undefined}>
        {called ? <small>{called} </small> : null}
        {names.map((name, index) => (index === 1 ? <i key={index}> {name} </i> : <b key={index}>{name}</b>))}
      </Heading>
      {below.map(asLine)}
      <dl>
        {facts.map(({ term, lines: [first, ...more] }) => (
          <div key={term}>
            <dt className="vh">{term}</dt>
            <dd>
              {first}
              {more.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
