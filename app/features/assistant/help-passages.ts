// Everything that the shop's own pages say, cut into pieces that can be quoted: guide, questions, checks, terms and privacy.
import { href } from 'react-router'
import { faqCopy } from '#app/copy/support/faq.ts'
import { privacyCopy } from '#app/copy/site/privacy.ts'
import { retentionCopy } from '#app/copy/office/retention.ts'
import { termsCopy } from '#app/copy/site/terms.ts'
import { esimTopics, whoAnswers } from '#app/copy/support/assistant-esim-topics.ts'
import { SHOP_TOPICS, unlimitedTopic } from '#app/copy/support/assistant-shop-topics.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'

const { guide } = faqCopy

const howToInstall = (): Passage => ({
  title: guide.heading,
  text: [
    ...guide.steps.map(({ title, text }, at) => `${at + 1}. ${title}: ${text}`),
    `iPhone: ${guide.steps[2]?.paths.iphone.join(' › ')}. Samsung: ${guide.steps[2]?.paths.samsung.join(' › ')}.`,
  ].join('\n'),
  path: href('/faq'),
  asked: [
    'how do I install my esim',
    'install',
    'installation guide',
    'how to set up',
    'scan the qr code',
    'activate the esim on my phone',
    'how do I activate my esim',
    'install on iphone',
    'install on samsung',
    'install on android',
    'add esim',
  ],
})

const fixes = (): Passage => ({
  title: faqCopy.fixHeading,
  text: faqCopy.fixes
    .map(({ title, text }, at) => `${at + 1}. ${title}${/[?.!]$/.test(title) ? '' : ':'} ${text}`)
    .join('\n'),
  path: `${href('/faq')}#no-internet`,
  asked: [
    'no internet',
    'no internet abroad',
    'esim does not work',
    'not working',
    'no connection',
    'no network',
    'no service',
    'no signal',
    'cannot connect',
    'data roaming on or off',
    'switch roaming on',
    'apn settings',
    'installed but no internet',
    'internet stopped working',
  ],
})

/** Other ways to ask what the questions of the FAQ ask. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'what-is-an-esim': ['what is esim', 'difference between sim and esim', 'explain esim', 'how does an esim work'],
  'dual-sim': [
    'dual sim',
    'use two sims',
    'keep my own sim',
    'home sim',
    'physical sim',
    'remove my sim card',
    'primary line',
  ],
  'activation-time': [
    'how long does activation take',
    'how long until it works',
    'how fast is activation',
    'activation time',
  ],
  'support-hours': ['opening hours', 'support hours', 'when is support available', '24/7', 'open on weekends'],
}

/** Ways to ask what the privacy page says, by its sections. */
const ASKED_ABOUT_DATA: Readonly<Record<string, readonly string[]>> = {
  others: [
    'do you sell my data',
    'who gets my personal data',
    'do you share my data',
    'is my personal data safe',
    'who receives my data',
    'is my card safe with you',
  ],
  device: ['do you use cookies', 'what is stored on my device', 'tracking'],
  rights: ['gdpr', 'delete my personal data', 'my rights', 'see what you know about me', 'correct my data'],
}

/** The list that the page shows below its text on how long data is kept. */
const periods = () => retentionCopy.things.map(({ name, lasts }) => `${name}: ${lasts}`)

/** The words of now, whatever is spoken when they are read. */
const inTheseWords = ({ title, text, path, asked = [] }: Passage): Passage => ({ title, text, path, asked: [...asked] })

/** All passages that are the same for every visitor of a brand; what is on sale decides some of them. */
export function helpPassages(
  product: string,
  hasModel: boolean,
  { facts, data }: { facts: readonly BundleFacts[]; data: DataOnSale },
): Passage[] {
  return [
    howToInstall(),
    fixes(),
    ...faqCopy.questions.map(({ id, question, answer }) => ({
      title: question,
      text: answer.join('\n'),
      path: `${href('/faq')}#${id}`,
      asked: ASKED[id] ?? [],
    })),
    ...esimTopics(facts),
    whoAnswers(hasModel),
    ...SHOP_TOPICS.map(inTheseWords),
    unlimitedTopic(data),
    ...termsCopy.sections(product).map(({ id, title, plainly, text, points = [] }) => ({
      title,
      text: [plainly, ...text, ...points.map((point) => `• ${point}`)].join('\n'),
      path: `${href('/terms')}#${id}`,
    })),
    ...privacyCopy.sections(product).map(({ id, title, text, points = [] }) => ({
      title,
      text: [...text, ...[...points, ...(id === 'time' ? periods() : [])].map((point) => `• ${point}`)].join('\n'),
      path: `${href('/privacy')}#${id}`,
      asked: ASKED_ABOUT_DATA[id] ?? [],
    })),
  ]
}
