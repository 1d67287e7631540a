// The words of saved views of lists, and of choosing the columns of a list.
import type { SaveViewProblem } from '#shop/office/search/save-view.ts'
import type { ViewedList } from '#shop/office/search/saved-view.ts'

export const savedViewsCopy = {
  title: 'Saved views',
  lead: 'Filters you use often, under a name. Only you see them.',
  own: 'Your saved views',
  save: 'Save this view',
  manage: 'Edit saved views',
  lists: { orders: 'Orders', inbox: 'Inbox' } satisfies Record<ViewedList, string>,
  back: { orders: 'All orders', inbox: 'Back to the inbox' } satisfies Record<ViewedList, string>,
  filter: { orders: 'Filter orders', inbox: 'Filter the inbox' } satisfies Record<ViewedList, string>,
  newHeading: 'Save this view',
  newText: 'We save the filters and the sort order, but not what you searched for.',
  name: 'Name',
  nameHint: 'Up to 40 characters, such as “Refunds in Germany”.',
  keep: 'Save view',
  none: 'No saved views yet. Choose filters in a list, then “Save this view”.',
  rename: 'Rename',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  renameOf: (name: string) => `New name for ${name}`,
  noUndo: 'You can’t undo deleting a view.',
  problems: {
    name_missing: 'Please give the view a name.',
    name_taken: 'You already have a view with this name.',
    too_many_views: 'You can save 20 views for a list. Delete one first.',
    view_gone: 'This view was already deleted.',
  } satisfies Record<SaveViewProblem, string>,
  unreadable: 'We couldn’t read the form. Please try again.',
} as const

export const columnChoiceCopy = {
  heading: (hidden: number) => (hidden === 0 ? 'Columns' : `Columns (${hidden} hidden)`),
  legend: 'Columns to show',
  hint: 'Only for you, and for this list.',
  save: 'Save columns',
} as const
