// The general terms: eleven numbered sections with the facts of spec 2 §9, each with a summary in plain words.
export type TermsSection = { id: string; title: string; plainly: string; text: string[]; points?: string[] }

export const termsCopy = {
  title: 'General terms',
  description:
    'The general terms for buying and using our travel eSIMs: prices, payment, activation, withdrawal and liability.',
  lead: 'Eleven sections. Beside each stands what it means in plain words; the clause itself is what counts.',
  updated: 'Last updated',
  updatedOn: '05-03-2025',
  sections: (brand: string): TermsSection[] => [
    {
      id: 'scope',
      title: 'Who we are and what these terms cover',
      plainly: `These are the rules between you and the company behind ${brand} when you buy an eSIM here.`,
      text: [
        `These terms apply to every order for an eSIM, a data bundle or a top-up that is placed on this website with the company that runs ${brand} ("we"). The company is named at the end of this page.`,
        'A consumer is a person who buys for purposes outside trade or profession. Nothing in these terms takes away a right that mandatory consumer law gives to a consumer.',
      ],
    },
    {
      id: 'service',
      title: 'What you buy',
      plainly: 'Data only, for the countries listed with the bundle. There is no phone number in it.',
      text: [
        'An eSIM is a digital SIM card that is downloaded to a suitable device. A data bundle is an amount of mobile data that can be used for a number of days in the countries of its zone. Amount, days and countries are shown before you order and in the contract summary of the bundle.',
        'A bundle contains data only: no phone number, no calls and no text messages. The connection is provided by mobile networks in the country you visit; coverage and speed depend on those networks, on your place and on your device.',
      ],
    },
    {
      id: 'order',
      title: 'Ordering and the contract',
      plainly: 'The contract begins when you press the order button. You need no account.',
      text: [
        'The contract is concluded when you place the order with the button that names the obligation to pay, or that completes a free order. Before that you can see and change everything you have entered. We confirm the order on the screen and by e-mail.',
        'You make sure that your e-mail address is right: the eSIM is sent to it. You need no account to order.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and taxes',
      plainly: 'The total you see before ordering is what you pay. Taxes are in it.',
      text: [
        'Prices are in euro. Prices include taxes: the total shown before you order contains the value added tax of the country that applies to you. Beside it we show the price before tax and the tax rate.',
        'An obvious mistake in a price does not bind us if you could reasonably see that it was one. We tell you at once and give back what you paid.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      plainly: 'You pay first, on the page of our payment provider. We never see your card.',
      text: [
        'Payment is made in advance. You pay on the page of our payment provider with one of the methods offered there; we do not see or keep your card details.',
        'We deliver after the payment has been confirmed. If it fails, no contract is carried out and nothing is owed.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and installation',
      plainly:
        'Your eSIM appears on the screen and in your mailbox, normally within minutes. Do not delete it from your phone.',
      text: [
        'We deliver the eSIM as a QR code and an activation code on the order page and by e-mail, normally within a few minutes of the payment. If delivery fails for reasons on our side, we try again or give your money back.',
        'You need a device that supports eSIM and is not locked to a provider. You can check this on our device page before you order. An eSIM can normally be installed on one device and only once; deleting it may make it unusable.',
      ],
    },
    {
      id: 'validity',
      title: 'Activation and validity',
      plainly: 'Activate within 1 year of buying. The days of your bundle begin with the first data you use.',
      text: [
        'An eSIM must be activated within 1 year of purchase. It is activated when it uses data for the first time in a country of its zone.',
        'An eSIM is valid up to 90 days after first data use. Within that time, the bundle ends when its data is used up or when the number of days that is shown with it has passed, whichever comes first. What is left then expires; a top-up adds a new bundle.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      plainly:
        'You have 14 days to change your mind, as long as the eSIM is not activated. It takes two steps on this website.',
      text: [
        'A consumer may withdraw from the contract within 14 days of the day of the order without giving a reason. You can do so at any time in that period with the function "Withdraw from contract here" on this website, or with any other clear statement to us. We confirm the date and time by e-mail and pay back what you paid within 14 days, with the same means of payment.',
        'If you asked at the order that we deliver at once, and acknowledged that you lose your right with it, there is no withdrawal right after activation of the eSIM. An eSIM that has not been activated stays open to withdrawal for the whole period.',
      ],
    },
    {
      id: 'use',
      title: 'How the eSIM may be used',
      plainly: 'Use it for yourself, lawfully, and without harming the networks.',
      text: [
        'You use the eSIM yourself and in accordance with the law of the country you are in. Not allowed is in particular:',
      ],
      points: [
        'reselling the connection without an agreement with us,',
        'use that disturbs the networks or other people,',
        'automated use that has nothing to do with a person travelling, such as in machines or for sending bulk messages.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      plainly: 'If we make a mistake, we owe you at most what you paid, except where the law says more.',
      text: [
        'Our liability is limited to the amount paid for the order concerned. We are not liable for indirect damage, such as a missed booking or lost profit.',
        'These limits do not apply to intent or gross negligence on our side, to death or injury, or where mandatory law forbids a limit. Your legal rights when the service does not conform to the contract remain.',
      ],
    },
    {
      id: 'law',
      title: 'Complaints, changes and law',
      plainly:
        'Tell us first; we answer. Dutch law applies, and as a consumer you keep the protection of your own country.',
      text: [
        'Please send complaints through our support page. We answer within 24 hours and say what happens next. A consumer may also go to the court or the dispute body that is competent where they live.',
        'The terms that were shown when you ordered remain those of your contract; we may change them for later orders. Dutch law applies. If you live in another country of the European Union, you also keep the protection that the mandatory law of that country gives you.',
      ],
    },
  ],
  withdrawLink: 'Withdraw from contract here',
  devicesLink: 'Check your device',
  supportLink: 'Get Support',
} as const
