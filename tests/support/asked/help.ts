// Installing, paying, taking back and the rest of what our pages say.
import { DONT_KNOW, SELLS, type Asked } from './asked.ts'

const holds = (question: string, must: readonly string[], ...mustNot: string[]): Asked => [
  question,
  must,
  [DONT_KNOW, 'Bundles for', SELLS, ...mustNot],
]
/** Something happens or is needed somewhere: our offers there may at most be a link. */
const holdsThere = (question: string, must: readonly string[], ...mustNot: string[]): Asked => [
  question,
  must,
  [DONT_KNOW, '€', ...mustNot],
]
const INSTALL = ['Scan the QR code', '/faq']
const REFUND = ['14 days', '/withdraw']
const METHODS = ['Credit and debit cards work', '/terms#payment']
const NO_INTERNET = ['data roaming', '/faq#no-internet']
const NO_POST = ['We ship nothing', 'QR code']
const TOP_UP = ['press Top up', '/esim-status']

export const HELP: readonly Asked[] = [
  holds('How do I install my eSIM?', INSTALL, '14 days'),
  holds('how to instal esim on iphone', INSTALL),
  holds('How can I activate the eSIM on my Samsung?', INSTALL),
  holds('Where do I scan the QR code?', INSTALL),
  holds('Can I install it without a QR code?', ['Enter Details Manually']),
  holds('Do I need an app?', ['this website'], 'Yes'),
  holds('Can I get a refund?', REFUND, 'Scan'),
  holds('I want my money back', REFUND),
  holds('refnud', REFUND),
  holds('refund?', REFUND),
  holds('how do I cancel my order', REFUND),
  holds('Can I pay with PayPal?', [...METHODS, 'can depend on'], 'Yes'),
  holdsThere('Can I pay with PayPal in Germany?', METHODS),
  holdsThere('How can I pay in Japan?', METHODS),
  holds('Do you take Apple Pay?', METHODS),
  holds('Klarna?', METHODS),
  holds('which cards do you accept', METHODS),
  holds('my card was declined', ['you owe nothing'], 'Credit and debit cards work'),
  holds('no internet abroad', NO_INTERNET),
  holdsThere('I landed in Italy and have no internet', NO_INTERNET),
  holdsThere('my esim is not working in Spain', NO_INTERNET),
  holds('Do you ship SIM cards to my home?', NO_POST, 'Yes'),
  holdsThere('Do you ship to the US?', NO_POST, 'Yes'),
  holds('Can you send a physical SIM card by post?', NO_POST, 'Yes'),
  holds('Will I get a plastic card?', NO_POST),
  holds('How is the eSIM delivered?', ['minutes'], 'Yes'),
  holds('Do I have to remove my physical SIM card?', ['your own SIM stays'], 'ship'),
  holds('how do I top up', TOP_UP),
  holdsThere('top up price for Europe', TOP_UP),
  holdsThere('I ran out of data in Brazil', TOP_UP),
  holds('How much data do I have left?', ['what’s left', '/esim-status'], 'Alerts before'),
  holdsThere('I deleted my esim in Spain', ['only once', '/support#write']),
  holdsThere('Do you have hotspot in Japan?', ['can’t promise'], 'Yes'),
  holdsThere('Is there 5G in Japan?', ['we don’t promise'], 'Yes'),
  holdsThere('Can I make calls in Spain?', ['data only'], 'Yes'),
  holds('Does WhatsApp work?', ['messengers']),
  holds('I need an invoice with VAT number', ['buying for a company']),
  holds('How do I change my e-mail address?', ['Change email']),
  holds('forgot password', ['/reset-password']),
  holds('Is unlimited data possible?', ['no unlimited bundle'], 'Yes'),
  holds('Is my iPhone 12 able?', ['iPhone 12 supports eSIM'], 'iPhone 12 Pro'),
  holds('Is my Nokia 3310 compatible?', ['*#06#'], 'Yes'),
  holds('Can I talk to a human please', ['24 hours', '/support#write']),
  holds('Are you a robot?', ['not an AI']),
  holds('is tax included in the price?', ['VAT']),
  ['Does my iPhone 12 work in the US?', ['iPhone 12 supports eSIM', 'work in United States'], [DONT_KNOW]],
  ['Can I use it in Japan with my iPhone 12?', ['iPhone 12 supports eSIM', 'work in Japan.'], [DONT_KNOW]],
  ['Samsung S23 in Korea', ['Galaxy S23 supports eSIM', 'work in South Korea.'], [DONT_KNOW, 'Scan']],
  holdsThere('does google work in china', ['Apps that use the internet'], 'Google Pay'),
  ['no', ['Ask me about'], ['roaming']],
  ['hello', ['Hello!'], [DONT_KNOW, '€']],
]
