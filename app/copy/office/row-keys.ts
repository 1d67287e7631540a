// What the keys of a list do.
export const rowKeysCopy = {
  title: 'Keyboard shortcuts',
  keys: [
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ['x', 'Select or deselect the row'],
    ['Enter', 'Open the row'],
    ['?', 'Show these shortcuts'],
  ],
  use: 'Use single keys in lists',
  hint: 'They never work while you type in a field. The choice is kept in this browser.',
} as const satisfies {
  title: string
  keys: readonly (readonly [key: string, does: string])[]
  use: string
  hint: string
}
