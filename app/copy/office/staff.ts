// The words that all staff tools share: who may do what, confirmations, and where the calls go.
export const staffCopy = {
  kicker: 'Internal tool',
  pretended: 'These calls go to the simulated network on this machine. Nothing costs money.',
  live: 'These calls go to the live network. Changes there cost real money.',
  onlySuper: 'For super-admins only',
  readsOnly: 'You can view everything here. Only super-admins can make changes on the network.',
  iccid: 'ICCID',
  iccidHint: '19 to 20 digits',
  iccidWrong: 'Please enter a valid ICCID (19-20 digits)',
  confirm: {
    title: 'Please confirm',
    yes: 'Yes, do it',
    no: 'Cancel',
    pending: 'Working on it',
    spends: 'This makes a change on the network and costs money.',
    changes: 'This makes a change on the network.',
  },
  problems: {
    not_allowed: 'Only a super-admin can do this.',
    not_confirmed: 'Please confirm this first.',
    done_already: 'This was already done. We didn’t do it again.',
    no_answer: 'The network didn’t respond, but it may have made the change anyway. Check before you try again.',
    confirmation_ended: 'This confirmation is no longer valid. Please start again.',
    unreadable: 'This call isn’t on the list.',
    unknown: 'Unknown error occurred',
  },
  tooOften: (seconds: number) => `Too many attempts. Please try again in ${Math.max(1, Math.ceil(seconds / 60))} min.`,
} as const
