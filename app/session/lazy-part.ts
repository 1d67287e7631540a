// A part of the page whose script comes when it is needed. Without a line it waits for one, and the page stays as it is.
import { lazy, type ComponentType } from 'react'
import { isAnswering } from './is-reachable.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * `load` gives the part. It throws only where the shop answers and its script cannot be had: it was built anew meanwhile, or the
 * browser is one that never asks again for a script that it once asked for in vain.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await onceThereIsALine(load) }))

/** A part that the page can do without, and does where its script cannot be had; `onGone` hears of that. */
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
      // The line may have come back since, and gone again: only a shop that answers before and after says something of the script.
      if (await isAnswering()) {
        const part = await load().catch(() => null)
        if (part) return part
        if (await isAnswering()) throw thrown
      }
      await another(pauseMs)
    }
  }
}

/** The browser says that it has a line again, or so long. */
const another = (pauseMs: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, pauseMs)
    addEventListener('online', resolve, { once: true })
  })
