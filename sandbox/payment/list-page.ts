// One page of a list, newest first, with the provider's cursor parameters.
import type { Page } from './record-store.ts'
import { invalid } from './stripe-problem.ts'
import type { List } from './wire.ts'

type Paging = { limit?: number | undefined; starting_after?: string | undefined; ending_before?: string | undefined }

export function pageOf({ limit = 10, starting_after: after, ending_before: before }: Paging): Page {
  if (limit < 1 || limit > 100)
    throw invalid(
      `Invalid integer: ${limit}. The limit must be between 1 and 100.`,
      'parameter_invalid_integer',
      'limit',
    )

  return {
    limit,
    ...(after === undefined ? {} : { startingAfter: after }),
    ...(before === undefined ? {} : { endingBefore: before }),
  }
}

export function listAnswer<Item>(url: string, { items, hasMore }: { items: Item[]; hasMore: boolean }): List<Item> {
  return { object: 'list', url, has_more: hasMore, data: items }
}
