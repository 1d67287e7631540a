// Asked again of somebody who works for the shop and signed in a while ago.
export const ownPasswordCopy = {
  label: 'Your password',
  hint: 'You signed in a while ago. Please confirm that it’s you.',
} as const
