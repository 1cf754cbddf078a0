/** Pages for everybody that search engines may list; nothing of an event is among them. */
export const publicPages = ['/', '/guide', '/about', '/contact', '/privacy', '/terms'];

/** A file for programs, the same for everybody for an hour. */
export const plainAnswer = (text: string, type = 'text/plain') =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
