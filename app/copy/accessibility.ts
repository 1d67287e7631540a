// The accessibility statement: what holds, how it is checked, and what is not good enough yet.
export const accessibilityCopy = {
  title: 'Accessibility',
  description:
    'How accessible this shop is, how we check it, what does not work well yet, and how to tell us about a barrier.',
  lead: 'Everybody should be able to buy, install and check an eSIM here: by keyboard, by voice, with a screen reader, on a small phone or at 400 percent zoom.',
  sections: [
    {
      id: 'standard',
      title: 'What we build to',
      text: [
        'The shop is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. That includes the requirements of the European standard EN 301 549, which the European Accessibility Act (Directive 2019/882) refers to for web shops.',
      ],
      points: [] as string[],
    },
    {
      id: 'does',
      title: 'What you can rely on',
      text: [],
      points: [
        'Everything works with the keyboard alone, and you always see where you are.',
        'Headings, lists, forms and messages are named for screen readers; changes on a page are announced.',
        'Text keeps a contrast of at least 4.5 to 1, whatever colours a brand has chosen.',
        'At 320 pixels wide, or zoomed to 400 percent, nothing has to be scrolled sideways.',
        'If your system asks for less motion, nothing flies or pulses.',
        'The way from the destination to the payment, these pages and the withdrawal work without JavaScript.',
        'No puzzle, no time limit on what you type, and paste is always allowed.',
      ],
    },
    {
      id: 'checked',
      title: 'How it is checked',
      text: [
        'With every change, an automatic checker (axe) looks at the pages at several widths, and a purchase is carried out by a program in a real browser. Contrast is computed for every palette. Automatic checks find only part of all barriers.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'What is not good enough yet',
      text: [],
      points: [
        'No external audit has been carried out, and no round of tests with people who use assistive technology. We do not claim full conformance before that.',
        'The page on which you pay belongs to our payment provider. We choose it for its accessibility but do not control it.',
        'Invoices are PDF files of the payment provider and may not be tagged. Ask us for the figures in an e-mail instead.',
        'The shop speaks English only at the moment.',
      ],
    },
    {
      id: 'contact',
      title: 'Tell us about a barrier',
      text: [
        'Write to us through the support page, and say which page and which device or tool you used. We answer within 24 hours, help you to get what you came for, and tell you when it will be mended.',
        'If our answer does not help, you can turn to the authority that supervises the accessibility of services in your country. In the Netherlands that is the Authority for Consumers and Markets (ACM) for web shops.',
      ],
      points: [],
    },
  ],
  support: 'Get Support',
}
