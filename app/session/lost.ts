// What tells a server that could not be reached from a server that answered.
import { isRouteErrorResponse } from 'react-router'

/** What the shop itself says about an address; everything else above 399 is a fault on the way. */
const ANSWERS = new Set([401, 403, 404, 410])

/** The way on to another page is thrown as well, and is an answer. */
export const isLost = (problem: unknown): boolean =>
  !(problem instanceof Response) && !(isRouteErrorResponse(problem) && ANSWERS.has(problem.status))
