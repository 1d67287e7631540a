// A part of the page whose script loads when needed. Without a connection it waits, and the page stays as it is.
import { lazy, type ComponentType } from 'react'
import { isAnswering } from './is-reachable.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * `load` imports the part. It rejects only if the shop answers but the script can't be loaded: it was rebuilt
 * meanwhile, or the browser never retries a failed script.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await onceThereIsALine(load) }))

/** An optional part that is simply omitted if its script can't be loaded; `onGone` is called then. */
export const lazyUnseen = <Props>(load: () => Promise<ComponentType<Props>>, onGone?: () => void) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await onceThereIsALine(load).catch(() => {
      onGone?.()
      return () => null
    }),
  }))

async function onceThereIsALine<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (thrown) {
      // The connection may have returned and failed again: the failure is only about the script if the shop answers
      // both before and after.
      if (await isAnswering()) {
        const part = await load().catch(() => null)
        if (part) return part
        if (await isAnswering()) throw thrown
      }
      await another(pauseMs)
    }
  }
}

/** Resolves when the browser is online again, or after this time. */
const another = (pauseMs: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, pauseMs)
    addEventListener('online', resolve, { once: true })
  })
