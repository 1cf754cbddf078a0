import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node';
import type { MetaArgs, useLoaderData } from '@remix-run/react';

/** What the loader or action of a route gets whose path names these: the router calls it for no other address. */
export type RouteArgs<Names extends string = never> = Omit<LoaderFunctionArgs, 'params'> & {
  params: Readonly<Record<Names, string>>;
};

/** The `meta` of a route; there is no `data` where its loader failed. Remix's own type knows no `RouteArgs`. */
export type PageMeta<Loader = unknown> = (
  args: Omit<MetaArgs, 'data'> & { data: ReturnType<typeof useLoaderData<Loader>> | undefined },
) => MetaDescriptor[];
