import { textOf } from './text-of.ts'

/** A count, a version or an amount in cents that the page wrote itself; -1, which nothing ever is, for whatever no page of ours writes. */
export function wholeNumberOf(form: FormData, field: string): number {
  const text = textOf(form, field)
  // Nine digits are what an integer column takes for sure.
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
