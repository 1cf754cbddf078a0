import { z } from 'zod/v4';
import { WRITER_FIELD } from '#contract/accounts/writer.ts';
import { readBy } from '#contract/audience/read-by.ts';
import { designToolWords } from '#messages/design-tool/words.ts';
import { id, optionalLine, pageParameter } from '#contract/common/fields.ts';

/** Where connecting ends, below `APP_URL`; the address the design tool is told. */
export const DESIGN_TOOL_CALLBACK = '/design-tool/callback';
/** Where connecting begins: a navigation that leads to the design tool. */
export const DESIGN_TOOL_CONNECT = '/design-tool/oauth/authorize';

/** Milliseconds of spec section 9, and the size of the popup. */
export const designToolTimes = { checkEvery: 1000, giveUpAfter: 300_000, redirectAfter: 2000 } as const;
export const designToolPopup = { width: 600, height: 700 } as const;

/** Pixels of a new design (spec section 9). */
export const DEFAULT_DIMENSIONS = { width: 600, height: 400 } as const;

/** The five templates of spec section 3, as starts of a design in the design tool. */
export const templateCategories = ['wedding', 'birthday', 'corporate', 'baby_shower', 'graduation'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** An identifier the design tool gave: it ends up in addresses there. */
const toolId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, { error: () => designToolWords.openFailed });

/** `GET /design-tool/connection`. */
export const designToolConnection = z.object({
  /** Whether the installation has a design tool at all. */
  available: z.boolean(),
  connected: z.boolean(),
  /** True when there was a connection that the design tool has ended. */
  ended: z.boolean(),
  connectedAt: z.iso.datetime().nullable(),
  /** A page of this site where the last connecting began. */
  returnTo: z.string(),
});
export type DesignToolConnection = z.infer<typeof designToolConnection>;

/** `GET /design-tool/oauth/authorize`: `returnTo` is a path of this site, `typedBy` the account whose page leads there. */
export const designToolStart = z.object({
  returnTo: z.string().max(500).default('/dashboard'),
  [WRITER_FIELD]: z.string().max(100).optional(),
});

/**
 * `POST /design-tool/oauth/token` (spec section 7). `state` is what came back beside the code;
 * left out, the state the session left with last counts.
 */
export const designToolCode = z.object({
  code: z
    .string({ error: () => designToolWords.codeMissing })
    .min(1, { error: () => designToolWords.codeMissing })
    .max(2000, { error: () => designToolWords.connectFailed }),
  redirect_uri: z.string().max(500).optional(),
  state: z
    .string({ error: () => designToolWords.invalidState })
    .max(200, { error: () => designToolWords.invalidState })
    .optional(),
});

/** An opaque handle of ours: the design tool's own tokens never leave the server. */
export const designToolHandle = z.object({ access_token: z.string(), token_type: z.literal('Bearer') });

/** A template as a start of a design (spec section 3). */
const designToolTemplate = z.object({
  id: z.enum(templateCategories),
  title: z.string(),
  thumbnail: z.string(),
  category: z.enum(templateCategories),
  isPremium: z.boolean(),
});
export const designToolTemplates = z.object({
  templates: z.array(designToolTemplate),
  /** What a design made for the event named in the query would be called. */
  title: z.string(),
});
export type DesignToolTemplates = z.infer<typeof designToolTemplates>;

/** A design of the person's own (spec section 3). */
const toolDesign = z.object({
  id: toolId,
  title: z.string(),
  /** Address of a small picture at the design tool, for some minutes; empty when there is none. */
  thumbnail: z.string(),
  urls: z.object({ edit_url: z.string(), view_url: z.string() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  tags: z.array(z.string()),
  dimensions: z.object({ width: z.number(), height: z.number() }),
});
export type ToolDesign = z.infer<typeof toolDesign>;

/**
 * `GET /design-tool/designs`, the one changed last first. Pages count from 1; a page is
 * found quickest with the `continuation` of the one before: without it every page before has to be asked for, so that
 * none is looked for beyond the fiftieth.
 */
export const toolDesignQuery = z.object({
  page: pageParameter(50),
  limit: z.coerce.number().int().min(1).max(100).catch(20).default(20),
  continuation: z.string().max(2000).optional(),
});
export const toolDesignList = z.object({
  items: z.array(toolDesign),
  page: z.number().int(),
  limit: z.number().int(),
  /** Names the next page; null on the last. */
  continuation: z.string().nullable(),
});
export type ToolDesignList = z.infer<typeof toolDesignList>;

/** `POST /events/{eventId}/design-tool/designs`; without a title it gets the event's name. */
export const newToolDesign = z.object({
  template_id: z.enum(templateCategories, { error: () => designToolWords.unknownTemplate }),
  title: optionalLine(120),
});
export const createdToolDesign = z.object({ id: toolId, design: toolDesign });

export const toolDesignParams = z.object({ designId: toolId });
export const toolDesignEdit = z.object({ edit_url: z.string() });

/** `POST /events/{eventId}/design-tool/exports`. */
export const newToolExport = z.object({
  design_id: toolId,
  format: z.literal('png', { error: () => designToolWords.exportFailed }).default('png'),
  quality: z.literal('high', { error: () => designToolWords.exportFailed }).default('high'),
  /** Make it the invitation's picture as soon as it is there. */
  use: z.boolean().default(false),
});

/** A picture made of a design. */
const toolExport = z.object({
  _id: id,
  designId: toolId,
  title: z.string(),
  status: z.enum(['working', 'ready', 'failed']),
  /** Why it failed, for the person; empty otherwise. */
  failure: z.string(),
  /** Where the PNG is downloaded from here; null until it is ready. */
  download_url: z.string().nullable(),
  inUse: z.boolean(),
});
export type ToolExport = z.infer<typeof toolExport>;
export const toolExportAnswer = z.object({ export: toolExport });

/** The design an event uses as its invitation's picture. */
const toolPicture = z.object({
  designId: toolId,
  title: z.string(),
  image: readBy(
    'anyone',
    z.object({ url: z.string(), thumbnailUrl: z.string(), width: z.number(), height: z.number() }),
  ),
});

/** `GET /events/{eventId}/design-tool`. */
export const eventDesignTool = z.object({ picture: toolPicture.nullable(), exports: z.array(toolExport) });
export type EventDesignTool = z.infer<typeof eventDesignTool>;
export const toolPictureChoice = z.object({ export_id: id });
