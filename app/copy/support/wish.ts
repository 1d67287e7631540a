// The words of the page on which somebody asks to be told when a country comes on sale.
import { translated } from '#app/language/translated.ts'

export const wishCopy = translated({
  title: 'Tell me when',
  titleOf: (country: string) => `We don’t cover ${country} yet`,
  description: 'Leave your address, and we’ll email you once when we sell a bundle for your destination.',
  lead: 'Leave your address, and we’ll send you one email when a bundle for your destination is on sale.',
  country: 'Country',
  choose: 'Choose a country',
  email: 'Your email address',
  ask: 'Tell me when',
  asking: 'Sending',
  kept: 'We use your address for nothing else, and delete it once we’ve told you, or after a year.',
  privacy: 'Privacy',
  search: 'Search for another destination',
  asked: {
    title: 'Check your inbox',
    text: (email: string) => `If ${email} is right, an email from us is on its way. Open its link within 24 hours.`,
  },
  problems: {
    email_invalid: 'Please enter a valid email address',
    country_unknown: 'Please choose a country',
    on_sale: 'We sell bundles for this country already.',
  },
  tooOften: 'Too many attempts. Please wait a few minutes and try again.',
  done: 'Done. You can close this page.',
  opened: {
    asked: {
      title: (country: string) => `Do you want to hear about ${country}?`,
      lead: (email: string) => `One email to ${email}, when a bundle is on sale.`,
      button: 'Yes, tell me',
    },
    waiting: {
      title: (country: string) => `We’ll tell you about ${country}`,
      lead: (email: string) => `One email to ${email}, when a bundle is on sale. Until then, we send nothing.`,
      button: 'Don’t tell me',
    },
    gone: {
      title: 'You’re not on the list',
      lead: 'This link no longer works: we’ve told you, you ended it, or it’s too old. We no longer have your address.',
    },
  },
  unknown: {
    title: 'This link doesn’t work',
    lead: 'It isn’t complete. Please open it again from our email.',
  },
})
