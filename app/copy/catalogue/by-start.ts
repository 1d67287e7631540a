import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'

type Start = BundleFacts['startsAt']

/** What depends on when the days begin; `unknown` is for networks that don't say. */
export const byStart = <Words>(startsAt: Start, words: Record<NonNullable<Start> | 'unknown', Words>): Words =>
  words[startsAt ?? 'unknown']
