// The words by which staff replaces an eSIM that does not work.
import type { ReplaceReason } from '#shop/sales/order/replacement.ts'

export const replaceCopy = {
  action: 'Replace eSIM',
  actionText: 'Sends the traveler a new eSIM with the same bundle, free of charge.',
  heading: 'Replace this eSIM?',
  reason: 'What’s wrong with it',
  reasonNone: 'Choose a reason',
  reasons: {
    not_installing: 'It doesn’t install',
    no_connection: 'It’s installed, but doesn’t connect',
    deleted: 'The traveler deleted it',
    phone_lost: 'The phone is lost or broken',
    other: 'Something else (add a note)',
  } satisfies Record<ReplaceReason, string>,
  points: [
    'A new order for the same bundle is placed, costs nothing, and is emailed to the traveler like any other.',
    'The old eSIM goes back to the network. If it was installed already, the network can’t take it back, and its data stays usable until it expires.',
    'This order keeps its payment and its invoice. If you refund it later, the new eSIM is canceled too.',
    'An eSIM can be replaced once. You can’t undo this.',
  ],
  topUps: (count: number) =>
    count === 1
      ? 'This eSIM was topped up. If data of the top-up is left, the whole top-up is added to the new eSIM, free of charge.'
      : `This eSIM was topped up ${count} times. Each top-up with data left is added to the new eSIM, free of charge.`,
  yes: 'Replace the eSIM',
  no: 'Keep the eSIM',
} as const
