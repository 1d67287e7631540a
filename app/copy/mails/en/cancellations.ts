// What the mail about an eSIM that was taken back says in English.
import type { CancellationCopy } from '../mail-copy.ts'

export const cancellation: CancellationCopy = {
  subject: (product) => `Your eSIM from ${product} was canceled`,
  heading: 'Your eSIM was canceled',
  text: 'We took back the eSIM of this order. Its code can no longer be installed.',
  money: 'This email is about the eSIM alone. If money goes back to you, you’ll get another email about that.',
  help: 'If you didn’t expect this, reply to this email.',
}
