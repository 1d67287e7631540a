// The privacy page: what is kept, why, for how long and who else sees it. Whoever changes what the shop keeps, changes this page.
export type KeptThing = { name: string; what: string; lasts: string }
export type PrivacySection = { id: string; title: string; text: string[]; points?: string[] }

export const privacyCopy = {
  title: 'Privacy',
  description:
    'What this shop knows about you, why, for how long, and who else gets to see it. No tracking, no advertising cookies.',
  lead: 'We keep what an order needs and nothing more. No tracking, no advertising, no cookie banner, because there is nothing to ask for.',
  sections: (brand: string): PrivacySection[] => [
    {
      id: 'controller',
      title: 'Who is responsible',
      text: [
        `Responsible for your data is the company that runs ${brand}. It is named at the end of this page, and you reach it through the support page.`,
      ],
    },
    {
      id: 'order',
      title: 'When you order',
      text: ['To carry out the contract and to meet our duties under tax law we keep:'],
      points: [
        'your name and e-mail address,',
        'what you ordered: bundle, countries, travel dates, price, tax and discount,',
        'for the value added tax: the country you chose, the country of your internet address and that address, and the country of your card. The law asks for two such proofs,',
        'the number and the activation code of your eSIM,',
        'what you ticked at the checkout, and when,',
        'while your eSIM is in use: how much data is left on it and until when it is valid, to warn you in time, and whether you want those warnings.',
      ],
    },
    {
      id: 'visit',
      title: 'When you only look around',
      text: [
        'Your internet address is compared with a list of countries on our own server, to show prices with the right tax; it is not sent to anybody for that. Our logs hold the time, the page and whether it worked, but no e-mail addresses, no eSIM numbers and no codes.',
        'To stop misuse we count for a short time how often something is tried from one address, for example a coupon code.',
      ],
    },
    {
      id: 'support',
      title: 'When you write to us or withdraw',
      text: [
        'What you write to support, and a declaration of withdrawal with its date and time, is kept until the matter is closed and can no longer be disputed.',
        'What you ask the assistant is answered by a program, from pages that everybody can read. Our server does not keep the conversation: it stays in this tab of your browser until you close it, unless you hand it to a person yourself. The assistant knows nothing of your orders; please put no secrets there.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      text: ['We sell nobody’s data. Only those whom an order needs receive any, and only what they need for it:'],
      points: [
        'the payment provider, on whose own page you pay: your e-mail address and the amount. Your card details are known to it alone,',
        'the mobile network that makes the eSIM: the bundle and our order reference, not your name,',
        'the mail service that carries our mails to you,',
        'if this shop answers with a chat model, its provider (Google): what you ask the assistant, without e-mail addresses, long numbers and activation codes that you may have typed, and nothing else about you,',
        'authorities, where a law obliges us.',
      ],
    },
    {
      id: 'device',
      title: 'What is kept on your device',
      text: [
        'Only what the shop needs to work. There is nothing for statistics or advertising, and nothing from other companies.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      text: [
        'Orders and invoices are kept for the seven years that Dutch tax law asks for. What is not needed for that is deleted or made anonymous when its purpose is over.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You may ask what we keep about you, have it corrected or deleted, have its use restricted, receive it in a readable file, and object to its use. Write to us through the support page; we may ask for proof that it is your data.',
        'If you are not content with our answer, you can complain to the data protection authority where you live. In the Netherlands that is the Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookies and browser storage',
    things: [
      { name: 'cart', what: 'Cookie: the bundle in your cart and the trip it is for', lasts: '30 days' },
      { name: 'ord', what: 'Cookie: lets this browser open the orders placed in it', lasts: '60 days' },
      { name: 'sid', what: 'Cookie: keeps you signed in to your account', lasts: '30 days' },
      { name: 'known', what: 'Cookie: which accounts signed in here before, without naming them', lasts: '1 year' },
      { name: 'proof', what: 'Cookie: holds your place while you prove your mailbox by a code', lasts: '30 minutes' },
      { name: 'reset', what: 'Cookie: lets a link for a new password work in this browser alone', lasts: '1 hour' },
      { name: 'flash', what: 'Cookie: one sentence for the next page', lasts: '1 minute' },
      { name: 'vat', what: 'Cookie: the country whose tax you chose to be shown', lasts: '1 year' },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Browser storage: the cart, the name of the current order and the look of the shop, so that they survive a reload. No e-mail address, name or code is in it',
        lasts: 'Until you clear it',
      },
      {
        name: 'guide-device',
        what: 'Browser storage: the kind of phone you chose in the installation guide',
        lasts: 'Until you clear it',
      },
      {
        name: 'chat',
        what: 'Browser storage of this tab: your conversation with the assistant',
        lasts: 'Until you close the tab, or choose Start over',
      },
      {
        name: 'saved-passes',
        what: 'Browser database: the eSIMs that you chose to save for offline, with number, activation code and QR code. Only this device has it',
        lasts: 'Until you remove it',
      },
      {
        name: 'pages, assets',
        what: 'Browser cache: files of the shop and a few pages that are the same for everybody, so that they open without a network',
        lasts: 'Until the next version, or until you press Update App',
      },
    ] satisfies KeptThing[],
    secure: 'On the secure address of the shop the names of the cookies begin with __Host-.',
  },
}
