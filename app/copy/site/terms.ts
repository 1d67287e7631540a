// The general terms: eleven numbered sections with the facts of after-purchase rules §9, each with a summary in plain words.
import { translated } from '#app/language/translated.ts'

export type TermsSection = {
  id: string
  title: string
  plainly: string
  text: readonly string[]
  points?: readonly string[]
}

export const termsCopy = translated({
  title: 'General terms',
  description:
    'The general terms for buying and using our travel eSIMs: prices, payment, activation, withdrawal and liability.',
  lead: 'Eleven sections, with a plain-English summary beside each. The clause itself is what counts.',
  updated: 'Last updated',
  updatedOn: '05-03-2025',
  sections: (brand: string): TermsSection[] => [
    {
      id: 'scope',
      title: 'Who we are and what these terms cover',
      plainly: `These are the rules between you and the company behind ${brand} when you buy an eSIM here.`,
      text: [
        `These terms apply to every order for an eSIM, a data bundle or a top-up placed on this website with the company that runs ${brand} ("we"). The company is named at the end of this page.`,
        'A consumer is a person who buys for purposes outside their trade or profession. Nothing in these terms takes away any right that mandatory consumer law gives a consumer.',
      ],
    },
    {
      id: 'service',
      title: 'What you buy',
      plainly: 'Data only, for the countries listed with the bundle. No phone number included.',
      text: [
        'An eSIM is a digital SIM card that is downloaded to a suitable device. A data bundle is an amount of mobile data that can be used for a number of days in the countries of its zone. We show the amount, days and countries before you order and in the bundle’s contract summary.',
        'A bundle contains data only: no phone number, no calls and no text messages. Mobile networks in the country you visit provide the connection. Coverage and speed depend on those networks, your location and your device.',
      ],
    },
    {
      id: 'order',
      title: 'Ordering and the contract',
      plainly: 'The contract begins when you press the order button. You don’t need an account.',
      text: [
        'The contract is concluded when you place the order with the button that states the obligation to pay, or that completes a free order. Before that, you can see and change everything you entered. We confirm the order on screen and by email.',
        'Please make sure your email address is correct, because we send the eSIM to it. You don’t need an account to order.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and taxes',
      plainly: 'The total you see before ordering is what you pay, taxes included.',
      text: [
        'Prices are in euros. Prices include taxes: the total shown before you order includes the value added tax (VAT) of the country that applies to you. Beside it we show the price before tax and the tax rate.',
        'An obvious pricing error does not bind us if you could reasonably recognize it as one. We will tell you at once and refund what you paid.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      plainly: 'You pay first, on our payment provider’s page. We never see your card.',
      text: [
        'Payment is made in advance. You pay on our payment provider’s page with one of the methods offered there. We do not see or keep your card details.',
        'We deliver once the payment has been confirmed. If it fails, nothing is delivered and you owe nothing.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and installation',
      plainly:
        'Your eSIM appears on screen and in your inbox, normally within minutes. Don’t delete it from your phone.',
      text: [
        'We deliver the eSIM as a QR code and an activation code on the order page and by email, normally within a few minutes of payment. If delivery fails for reasons on our side, we try again or refund you.',
        'You need a device that supports eSIM and is not locked to a carrier. You can check this on our device page before you order. An eSIM can normally be installed on one device and only once. If you delete it, it may become unusable.',
      ],
    },
    {
      id: 'validity',
      title: 'Activation and validity',
      plainly:
        'Activate within 1 year of buying. Your bundle’s days start when you first use data. If your contract summary says something else, that counts.',
      text: [
        'An eSIM must be activated within 1 year of purchase. It is activated when it first uses data in a country of its zone.',
        'Bundles of some networks have other rules: their days may start with the installation, and the time for that may be shorter. The contract summary of each bundle, which you can read before you order, says which rules apply to it, and takes precedence over this section.',
        'An eSIM is valid up to 90 days after first data use. Within that time, the bundle ends when its data is used up or when the number of days shown with it has passed, whichever comes first. Anything left then expires. A top-up adds a new bundle.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      plainly:
        'You have 14 days to change your mind, as long as the eSIM isn’t activated. It takes two steps on this website.',
      text: [
        'A consumer may withdraw from the contract within 14 days of the day of the order without giving a reason. You can do so at any time during that period with "Withdraw from contract here" on this website, or with any other clear statement to us. We confirm the date and time by email and refund what you paid within 14 days, using the same means of payment.',
        'If you asked us to deliver immediately when you ordered, and acknowledged that you lose this right as a result, there is no withdrawal right after activation of the eSIM. If the eSIM has not been activated, you can withdraw for the whole period.',
      ],
    },
    {
      id: 'use',
      title: 'How the eSIM may be used',
      plainly: 'Use it for yourself, lawfully, and without harming the networks.',
      text: [
        'Use the eSIM yourself and follow the law of the country you are in. In particular, the following is not allowed:',
      ],
      points: [
        'reselling the connection without an agreement with us,',
        'use that disrupts the networks or disturbs other people,',
        'automated use unrelated to a person traveling, such as in machines or for sending bulk messages.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      plainly: 'If we make a mistake, we owe you at most what you paid, unless the law says otherwise.',
      text: [
        'Our liability is limited to the amount paid for the order in question. We are not liable for indirect damage, such as a missed booking or lost profit.',
        'These limits do not apply to intent or gross negligence on our side, to death or injury, or where mandatory law forbids a limit. Your legal rights when the service does not conform to the contract remain.',
      ],
    },
    {
      id: 'law',
      title: 'Complaints, changes and law',
      plainly:
        'Tell us first, and we’ll answer. Dutch law applies, and as a consumer you keep the protection of your own country.',
      text: [
        'Please send complaints through our support page. We answer within 24 hours and tell you what happens next. A consumer may also turn to the competent court or dispute resolution body where they live.',
        'The terms shown when you ordered remain those of your contract. We may change them for later orders. Dutch law applies. If you live in another country in the European Union, you also keep the protection that its mandatory law gives you.',
      ],
    },
  ],
  withdrawLink: 'Withdraw from contract here',
  devicesLink: 'Check your device',
  supportLink: 'Get Support',
})
