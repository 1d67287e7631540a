// Whether anybody is still waiting for the response.
import type { HttpBindings } from '@hono/node-server'

/** The client disconnected mid-request, or was cut off for being slow. */
export const isCutOff = ({ incoming }: Partial<HttpBindings> = {}): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete

/** The client was told to come back while the work went on; Node has discarded the unread rest. */
export const isAnswered = ({ outgoing }: Partial<HttpBindings> = {}): boolean => outgoing?.headersSent === true
