// A named view of a list that a staff member saved.
import { cutText } from '#values/text/cut-text.ts'

/** The lists that support saved views. */
export const VIEWED_LISTS = ['orders', 'inbox'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

export type SavedView = { id: string; list: ViewedList; name: string; query: string }

/** Per person and list. */
export const MOST_VIEWS = 20
export const MOST_NAME_LETTERS = 40
export const MOST_QUERY_LETTERS = 500

/** A name as stored; empty if nothing is left of it. */
export const viewName = (typed: string): string =>
  cutText(typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), MOST_NAME_LETTERS).trim()
