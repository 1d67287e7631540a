// For staff who logged in a while ago and must confirm their password.
export const ownPasswordCopy = {
  label: 'Your password',
  hint: 'You signed in a while ago. Please confirm that it’s you.',
} as const
