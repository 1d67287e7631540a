// Distinguishes an unreachable server from one that answered.
import { isRouteErrorResponse } from 'react-router'

/** Statuses that the shop itself sends for an address; anything else above 399 is a fault on the way. */
const ANSWERS = new Set([401, 403, 404, 410])

/** A redirect is thrown too, but it is an answer. */
export const isLost = (problem: unknown): boolean =>
  !(problem instanceof Response) && !(isRouteErrorResponse(problem) && ANSWERS.has(problem.status))
