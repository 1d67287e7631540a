// The words of the mails to those who run the shop.
export const adminInvitationCopy = {
  subject: (product: string) => `You are invited to run ${product}`,
  heading: 'Become an administrator',
  text: (invitedBy: string) =>
    `${invitedBy} invites you to run the shop. Open the link and choose a password; that makes your account.`,
  button: 'Choose your password',
  validity: 'The link works once, for 24 hours.',
  notYou: 'You expected nothing like this? Then ignore this mail: without the link nobody becomes an administrator.',
} as const
