import { z } from 'zod/v4';

/** `POST /oauth/token`. */
export const canvaToken = z.object({
  access_token: z.string().min(1).max(8192),
  refresh_token: z.string().min(1).max(8192),
  expires_in: z.number().positive(),
});

const webAddress = z.url({ protocol: /^https?$/ });

/** A design; titles may be missing, thumbnails come later. */
export const design = z.object({
  id: z.string().min(1).max(64),
  title: z.string().optional(),
  thumbnail: z.object({ width: z.number(), height: z.number(), url: webAddress }).nullish(),
  urls: z.object({ edit_url: webAddress, view_url: webAddress }),
  created_at: z.number(),
  updated_at: z.number(),
});

/** `GET /designs`. */
export const designList = z.object({ items: z.array(design), continuation: z.string().nullish() });

/** `POST /designs` and `GET /designs/{id}`. */
export const oneDesign = z.object({ design });

/** `POST /exports` and `GET /exports/{id}`. */
export const exportAnswer = z.object({
  job: z.object({
    id: z.string().min(1).max(100),
    status: z.enum(['in_progress', 'success', 'failed']),
    urls: z.array(webAddress).optional(),
    error: z.object({ code: z.string() }).nullish(),
  }),
});

/** A refusal; the token endpoint may also write it the way OAuth does. */
export const refusalAnswer = z.object({ code: z.string().optional(), error: z.string().optional() });
