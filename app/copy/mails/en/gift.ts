// The words of the emails about a gift.
import type { GiftMailCopy } from '../mail-copy.ts'

export const englishGiftMails: GiftMailCopy = {
  subject: (product, fromName) =>
    fromName ? `${fromName} gives you an eSIM · ${product}` : `A gift for you · ${product}`,
  heading: (fromName) => (fromName ? `A gift from ${fromName}` : 'A gift for you'),
  intro: (trip, size) => `You’re getting an eSIM: ${trip}, ${size}.`,
  open: 'Open the gift',
  keep: 'Keep this email: the link leads to your eSIM, now and during your trip. If you can’t use it, you can hand it back there while it isn’t installed.',
  why: 'You’re getting this email because somebody bought you a gift in our shop and gave us your address. We use it for this gift alone and delete it after the trip.',
  receipt: {
    subject: (product) => `Your gift from ${product} is ready`,
    heading: 'Your gift is ready',
    intro: (trip, size) => `You’re giving an eSIM away: ${trip}, ${size}.`,
    goes: (receiver, day) => `It goes to ${receiver} on ${day}.`,
    open: 'See the gift',
    private: 'Only the receiver gets the eSIM’s codes. Until the gift is opened, you can correct the address.',
  },
}
