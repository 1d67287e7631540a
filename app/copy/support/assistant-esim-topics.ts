// Travelers' questions about the eSIM itself, with answers short enough for a chat: installing, using, topping up,
// getting help.
import { translated } from '#app/language/translated.ts'
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'

const ENDS = 'The bundle ends when its data or its days run out, whichever comes first. Anything left then expires.'

const ruleText = (facts: BundleFacts): string =>
  `${rulesCopy.daysStart(facts.startsAt)} ${rulesCopy.beginBy(facts)}`.trim()

/** By the rules of what is on sale. */
function startText(facts: readonly BundleFacts[]): string {
  const rules = new Set(facts.map(ruleText))
  const specified = ruleText(HOME_FACTS)
  if (rules.size === 0 || (rules.size === 1 && rules.has(specified)))
    return `A bundle’s days start when it uses data for the first time in a covered country, so you can install it at home. It must be activated within 1 year of purchase and is valid up to 90 days after first data use. ${ENDS}`
  const told = [...rules].map((rule) => `• ${rule}`)
  return [`That depends on the bundle. Its contract summary and your order page say what applies:`, ...told, ENDS].join(
    '\n',
  )
}

const COUNTS = 'Whatever other devices use counts toward your data.'

const hotspotText = (facts: readonly BundleFacts[]): string =>
  facts.some(({ allowsHotspot }) => allowsHotspot !== null)
    ? `The details of a bundle say whether its network allows a hotspot, or that it isn’t disclosed. If it is allowed, it also depends on your phone and the network you’re visiting. ${COUNTS}`
    : `We can’t promise that a hotspot works, because that depends on your phone and the network you’re visiting. Try it in your phone’s settings. ${COUNTS}`

/** Each must be true of the product and of what is on sale; whoever changes the product changes these too. */
export const esimTopics = translated((facts: readonly BundleFacts[]): readonly Passage[] => [
  {
    title: 'Topping up your eSIM',
    text: 'Check your eSIM, then press Top up on the eSIM status page, on your order page or in your account. If the button isn’t there, this eSIM can’t be topped up, and a new bundle comes with its own eSIM. There’s nothing to install: the data is there moments after you pay. You keep what’s left, and the new data and days are added. You can’t top up an expired eSIM.',
    path: '/esim-status',
    asked: [
      'how do I top up',
      'top up',
      'buy more data',
      'add data',
      'my data is used up',
      'ran out of data',
      'out of data',
      'extend my bundle',
      'more days',
      'extend validity',
      'renew',
    ],
  },
  {
    title: 'How much data is left',
    text: 'The eSIM status page shows what’s left and when it expires. Just enter the email address of your order and your eSIM’s ICCID. If you have an account, you’ll find all your eSIMs there.',
    path: '/esim-status',
    asked: [
      'how much data is left',
      'check my balance',
      'data usage',
      'remaining data',
      'when does my esim expire',
      'esim status',
      'expiry date',
    ],
  },
  {
    title: 'Finding your ICCID',
    text: 'The ICCID is your eSIM’s number, 19 to 20 digits long. You’ll find it on your order page and in our email. If you can’t find it, choose "Forgot ICCID?" on the eSIM status page and we’ll email it to the address on the order.',
    path: '/esim-status',
    asked: ['forgot my iccid', 'what is an iccid', 'where is my iccid', 'lost iccid', 'esim number', 'find iccid'],
  },
  {
    title: 'QR code or email didn’t arrive',
    text: 'Your order page shows the QR code as soon as the eSIM is ready, and "Resend Email" sends the email again. Check your spam folder too. You’ll also find your QR code on the eSIM status page. Still nothing? Write to us with the order reference.',
    path: '/esim-status',
    asked: [
      'I did not receive the email',
      'mail has not arrived',
      'no email with qr code',
      'where is my qr code',
      'lost qr code',
      'see the qr code again',
      'resend email',
      'where is my order',
      'order not delivered',
      'my order is stuck',
      'still waiting for my esim',
      'esim not received',
      'paid but nothing came',
    ],
  },
  {
    title: 'Installing manually, without the QR code',
    text: 'iPhone: Settings › Mobile Data › Add eSIM › Use QR Code › Enter Details Manually. Android: Settings › Network & internet › SIMs › Add SIM › Set up an eSIM › Enter code. You’ll find the address and the code on your order page under Manual. You don’t need a confirmation code, unless your order page shows one.',
    path: '/faq',
    asked: [
      'install without qr code',
      'enter the code manually',
      'activation code',
      'sm-dp+ address',
      'qr code does not work',
      'cannot scan the qr code',
      'confirmation code',
    ],
  },
  {
    title: 'A new phone, or a deleted eSIM',
    text: 'An eSIM can usually be installed on one device and only once, so please don’t delete it. If that already happened, or if you’re changing phones, write to us with the order reference and a person will see what we can do.',
    path: '/support#write',
    asked: [
      'move my esim to a new phone',
      'transfer esim to another phone',
      'I deleted my esim',
      'reinstall esim',
      'install on two phones',
      'share esim with two devices',
      'phone lost or stolen',
      'install again',
    ],
  },
  {
    title: 'Hotspot and sharing',
    text: hotspotText(facts),
    path: '/terms#service',
    asked: ['can I use a hotspot', 'hotspot', 'tethering', 'share my data with a laptop', 'personal hotspot'],
  },
  {
    title: 'Calls, texts and WhatsApp',
    text: 'A bundle is data only: no phone number, no calls and no text messages. Apps that use the internet work as usual, including messengers such as WhatsApp. Keep your own SIM on for calls and texts with your number.',
    path: '/terms#service',
    asked: [
      'does it have a phone number',
      'phone calls',
      'can I make calls',
      'sms text messages',
      'whatsapp',
      'does google or youtube work',
      'do apps and social media work',
      'keep my number',
      'call with esim',
      'receive bank codes',
    ],
  },
  {
    title: 'Speed and networks',
    text: 'Mobile networks in the country you visit provide the connection. Coverage and speed depend on those networks, your location and your device, so we don’t promise a number.',
    path: '/terms#service',
    asked: ['how fast is it', '5g or 4g', 'slow internet', 'speed', 'which network', 'coverage', 'is there 5g'],
  },
  {
    title: 'When the days begin, and how long you can wait',
    text: startText(facts),
    path: '/terms#validity',
    asked: [
      'when does my bundle start',
      'when do the days begin',
      'how long is it valid',
      'can I buy in advance',
      'buy now and travel later',
      'travel in some months',
      'trip next year',
      'install before travel',
      'when should I install',
      'validity',
      'data that is left over',
      'what happens with unused data',
      'do not use all my data',
    ],
  },
  {
    title: 'Alerts before your data runs out',
    text: 'We email you at 80% used, when all your data is used, and 3 days before the eSIM expires. To turn these alerts off, use the link in any of those emails, or go to Features in your account.',
    path: '/account?tab=features',
    asked: ['warn me when data is low', 'alerts', 'notifications', 'unsubscribe from mails', 'stop emails'],
  },
  {
    title: 'Using it without internet',
    text: '"Save for offline" on your order page keeps the QR code and the codes on this device, so they open in airplane mode. You can remove them there too.',
    path: '/offline',
    asked: ['save qr code offline', 'offline', 'no internet at the airport', 'open the qr code without internet'],
  },
  {
    title: 'No app is needed',
    text: 'Everything happens on this website and in your phone’s settings. Buy here, scan the QR code, and check what’s left on the eSIM status page.',
    path: '/faq',
    asked: ['do you have an app', 'download the app', 'app store', 'play store'],
  },
  {
    title: 'Tablets and watches',
    text: 'Our eSIMs work in phones and tablets that support eSIM and aren’t locked. Look up your model on our device page. An EID in its settings is the sure sign. We can’t say whether watches work.',
    path: '/devices',
    asked: ['does it work on an ipad', 'tablet', 'apple watch', 'laptop with esim'],
  },
  {
    title: 'Does my phone work?',
    text: 'Look up your model on our device page, then make sure on the phone itself. Dial *#06#: a 32-digit EID means it supports eSIM. It must not be locked to a carrier. On iPhone, look for "No SIM restrictions".',
    path: '/devices',
    asked: [
      'does my phone support esim',
      'is my phone compatible',
      'is my device supported',
      'list of supported phones',
      'iphone',
      'samsung galaxy',
      'google pixel',
      'huawei xiaomi oneplus motorola nokia sony oppo honor',
      'android',
      'locked phone',
      'unlock my phone',
      'sim lock',
      'eid',
    ],
  },
  {
    title: 'Reaching a person',
    text: 'Write to us with the form on the support page, and a person will reply to your email address within 24 hours. "Write to a person" below copies our conversation into the form.',
    path: '/support#write',
    asked: [
      'talk to a person',
      'talk to a human',
      'human agent',
      'speak to someone',
      'real person',
      'customer service',
      'contact support',
      'phone number of support',
      'live agent',
      'complaint',
      'file a complaint',
    ],
  },
])

const WHO = {
  title: 'Who you’re talking to',
  path: '/privacy#support',
  asked: ['are you a robot', 'are you human', 'are you ai', 'who are you', 'chatbot', 'what can you do'],
}
const KNOWS = 'I know what our help pages, terms and catalog say, and nothing about you or your orders.'

/** Who answers, stated honestly: a model, or the pages themselves. */
export const whoAnswers = translated((hasModel: boolean): Passage => ({
  ...WHO,
  text: hasModel
    ? `I’m an AI assistant: a program, not a person, and I can be wrong. ${KNOWS}`
    : `I’m a program, not a person, and not an AI either: I look up your question in our own pages and quote them. ${KNOWS}`,
}))

/** Answers to a greeting, which asks for nothing. */
export const SMALL_TALK: readonly { words: RegExp; text: string }[] = translated([
  {
    words:
      /^(hi|hello|hey|good (morning|day|afternoon|evening)|hallo|guten (tag|morgen|abend)|hola|buen[oa]s (d[ií]as|tardes|noches)|bonjour|bonsoir|goeden?(dag|morgen| middag|middag|avond))\b[\s!.,]*$/i,
    text: 'Hello! Ask me about installing, data, prices, payment or refunds.',
  },
  {
    words:
      /^(thanks?|thank you|thx|danke|merci|gracias|bedankt|great|perfect|ok(ay)?|cool|super|bye|goodbye)\b[\w\s!.,]{0,20}$/i,
    text: 'You’re welcome. Have a great trip!',
  },
  {
    words: /^(yes|no|yep|nope|sure)[\s!.,?]*$/i,
    text: 'Ask me about installing, data, prices, payment or refunds.',
  },
])
