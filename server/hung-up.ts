// Whether anybody still waits for what a request comes to.
import type { HttpBindings } from '@hono/node-server'

/** Whoever asked hung up in the middle of a sentence, or was cut off for being slow. */
export const isCutOff = ({ incoming }: Partial<HttpBindings> = {}): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete

/** Whoever asked was told to come again while the work went on; Node has thrown away what was not read until then. */
export const isAnswered = ({ outgoing }: Partial<HttpBindings> = {}): boolean => outgoing?.headersSent === true
