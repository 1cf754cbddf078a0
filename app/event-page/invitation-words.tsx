import type { DrawnView } from '#app/event-page/event-view.server.ts';

const asLine = (line: string) => <p key={line}>{line}</p>;

/** The names largest, what the design's picture says around them, when and where. */
export function InvitationWords({
  head: { above, names, long, called, below, facts, level },
}: Pick<DrawnView, 'head'>) {
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
