// Use cases that take a right: whoever comes to them, by whichever page or call, the table of rights is asked.
import { roleOf } from './role.ts'
import { may, type Right } from './rights.ts'

const NOT_ALLOWED = 'NotAllowed'

/** Somebody tried what takes a right that their role doesn't have. */
class NotAllowed extends Error {
  readonly right: Right
  constructor(right: Right) {
    super(`This takes the right '${right}'.`)
    this.name = NOT_ALLOWED
    this.right = right
  }
}

/** By its name, because pages and use cases may be bundled apart, each with a class of their own. */
export const isNotAllowed = (thrown: unknown): thrown is NotAllowed =>
  thrown instanceof Error && thrown.name === NOT_ALLOWED

/** Throws `NotAllowed` if this role doesn't have the right. */
export function demand(right: Right, { actor }: { actor: { type: string } }): void {
  if (!may(roleOf(actor.type), right)) throw new NotAllowed(right)
}

type Act = (deps: never, ...input: never[]) => Promise<unknown>
const isCaller = (given: unknown): given is { actor: { type: string } } =>
  typeof given === 'object' && given !== null && 'actor' in given

/** The same use cases for whoever has this right; everyone else gets `NotAllowed`. Their last parameter says who asks. */
export function needing<Acts extends Record<string, Act>>(right: Right, acts: Acts): Acts
export function needing(right: Right, acts: Record<string, (...input: unknown[]) => Promise<unknown>>): object {
  const guarded = Object.entries(acts).map(([name, act]): [string, unknown] => [
    name,
    async (...input: unknown[]) => {
      const caller = input.at(-1)
      if (!isCaller(caller)) throw new Error(`${name} doesn't know who asks.`)
      demand(right, caller)
      return act(...input)
    },
  ])
  return Object.fromEntries(guarded)
}
