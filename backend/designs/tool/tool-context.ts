import type { Context } from '#backend/platform/context.ts';
import type { DesignTool } from '#backend/providers/design-tool/port.ts';

/** What works with somebody's account at the design tool. */
export interface DesignToolContext {
  ctx: Context;
  /** Null where the installation has none. */
  tool: DesignTool | null;
}
