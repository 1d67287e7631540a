// The privacy page: what is kept, why, for how long, and who else sees it. Whoever changes what the shop stores must
// change this page.
import { translated } from '#app/language/translated.ts'

export type KeptThing = { name: string; what: string; lasts: string }
export type PrivacySection = { id: string; title: string; text: string[]; points?: string[] }

export const privacyCopy = translated({
  title: 'Privacy',
  description: 'What we know about you, why, for how long, and who else sees it. No tracking, no advertising cookies.',
  lead: 'We keep what an order needs and nothing more. No tracking and no ads, so there’s no cookie banner either.',
  sections: (brand: string): PrivacySection[] => [
    {
      id: 'controller',
      title: 'Who is responsible',
      text: [
        `The company that runs ${brand} is responsible for your data. You’ll find its name at the end of this page, and you can reach it through the support page.`,
      ],
    },
    {
      id: 'order',
      title: 'When you order',
      text: ['To fulfill our contract with you and meet our duties under tax law, we keep:'],
      points: [
        'your name and email address,',
        'what you ordered: bundle, countries, travel dates, price, tax and discount, and the phone that you looked up at checkout, if you did,',
        'for VAT: the country you chose, your IP address and its country, and your card’s country. The law requires two pieces of evidence,',
        'your eSIM’s number and activation code,',
        'which boxes you checked at checkout, and when,',
        'if a payment you tried doesn’t go through: the reason that the payment provider gives, so we can write to you about it once,',
        'for a trip that takes several purchases: the later ones and their days, so we can remind you of them until you turn that off,',
        'while your eSIM is in use: how much data is left and when it expires, so we can alert you in time, and whether you want those alerts.',
      ],
    },
    {
      id: 'visit',
      title: 'When you’re just browsing',
      text: [
        'We look up your IP address in a list of countries on our own server to show prices with the right tax. We don’t send it to anyone for that. Our logs hold the time, the page and whether it worked, but no email addresses, eSIM numbers or codes.',
        'If you ask us to tell you when we sell a bundle for a country, we keep your address and that country. We email you once, after you’ve agreed by the link we send you first, and delete both then, when you stop it, or after a year. The owner of the shop sees only how many people wait for each country.',
        'To prevent misuse, we briefly count how often one address tries something, such as a coupon code.',
      ],
    },
    {
      id: 'affiliates',
      title: 'When an affiliate sends you here',
      text: [
        'If you open an affiliate’s link or order with an affiliate’s code, a cookie of our own remembers that code for 30 days. If you use several, the last one counts. Your order then notes which affiliate sent you.',
        'The affiliate sees the order’s number, date, bundle and price without tax, and never your name, email address or eSIM. We count how often a link is opened, not by whom.',
        'If you ask to become an affiliate, we keep your name, company and email address until you’ve joined or we’ve declined.',
        'To pay affiliates, we keep their bank account, encrypted, with the name, address and VAT number for their statements.',
      ],
    },
    {
      id: 'support',
      title: 'When you write to us or withdraw',
      text: [
        'We keep your messages to support with the files you send, encrypted, and any withdrawal, with its date and time, for as long as the list below says.',
        'A program answers what you ask the assistant, from pages anyone can read. Our server doesn’t keep the conversation. It stays in this browser tab until you close it, unless you pass it on to a person. The assistant knows nothing about your orders. Please don’t share secrets with it.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      text: ['We never sell your data. We share it only with those an order needs, and only what they need:'],
      points: [
        'the payment provider, on whose page you pay: your email address and the amount. Only the provider sees your card details,',
        'the mobile network that issues the eSIM: the bundle and our order reference, not your name,',
        'the email service that delivers our emails to you,',
        'if the assistant uses a chat model, its provider (Google): what you ask the assistant, with any email addresses, long numbers and activation codes removed, and nothing else about you,',
        'authorities, where the law requires it.',
      ],
    },
    {
      id: 'device',
      title: 'What is kept on your device',
      text: [
        'Only what the shop needs to work, and which affiliate sent you if one did. Nothing for statistics or advertising, and nothing from other companies.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      text: [
        'Once a day, the shop deletes or anonymizes whatever is older than this. Your account and its alert settings stay until you delete them. Even then, we keep what the law requires us to keep.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask what we keep about you, have it corrected or deleted, restrict or object to its use, and get a copy in a readable file. Write to us through the support page. We may ask you to prove that the data is yours.',
        'If you’re not happy with our answer, you can complain to the data protection authority where you live. In the Netherlands, that’s the Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookies and browser storage',
    things: [
      { name: 'cart', what: 'Cookie: the bundle in your cart and the trip it is for', lasts: '30 days' },
      { name: 'ord', what: 'Cookie: lets this browser open the orders placed in it', lasts: '60 days' },
      { name: 'sid', what: 'Cookie: keeps you signed in to your account', lasts: '30 days' },
      {
        name: 'known',
        what: 'Cookie: which accounts have signed in here before, without naming them',
        lasts: '1 year',
      },
      { name: 'proof', what: 'Cookie: holds your place while you confirm your email with a code', lasts: '30 minutes' },
      {
        name: 'reset',
        what: 'Cookie: lets a password reset link work in this browser without a code',
        lasts: '1 hour',
      },
      { name: 'factor', what: 'Cookie: a login that waits for its second step', lasts: '15 minutes' },
      {
        name: 'draft',
        what: 'Cookie: what you typed at checkout, sealed so only the shop can read it. Deleted with your order',
        lasts: '1 hour',
      },
      { name: 'flash', what: 'Cookie: a message for the next page', lasts: '1 minute' },
      { name: 'vat', what: 'Cookie: the country you chose for tax', lasts: '1 year' },
      { name: 'cur', what: 'Cookie: the currency you chose for approximate prices', lasts: '1 year' },
      { name: 'lang', what: 'Cookie: the language you chose', lasts: '1 year' },
      {
        name: 'aff',
        what: 'Cookie: only after you open an affiliate’s link or order with an affiliate’s code. It holds that code and when you used it, so the affiliate gets their share of your order',
        lasts: '30 days',
      },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Browser storage: the cart, the current order’s reference and the look of the shop, so they survive a reload. No email address, name or code',
        lasts: 'Until you clear it',
      },
      {
        name: 'guide-device',
        what: 'Browser storage: the kind of phone you chose in the installation guide',
        lasts: 'Until you clear it',
      },
      {
        name: 'chat',
        what: 'Storage for this tab: your conversation with the assistant',
        lasts: 'Until you close the tab, or choose Start over',
      },
      {
        name: 'saved-passes',
        what: 'Browser database: the eSIMs you saved for offline use, with number, activation code and QR code. Kept only on this device',
        lasts: 'Until you remove it',
      },
      {
        name: 'pages, assets',
        what: 'Browser cache: the shop’s files and a few pages that are the same for everyone, so they open without a network',
        lasts: 'Until the next version, or until you press Update App',
      },
    ] satisfies KeptThing[],
    secure: 'On the shop’s secure address, cookie names start with __Host-.',
  },
})
