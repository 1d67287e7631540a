import { href } from 'react-router'
import type { PlatformTab } from '#app/copy/office/businesses.ts'
import { withQuery } from '#app/format/with-query.ts'

/** The owner's dashboard at one of its tabs. */
export const platformPath = (tab: PlatformTab, query: Record<string, string | null> = {}, part?: string): string =>
  withQuery(href('/super-admin-dashboard'), { tab, ...query }, part)
