// The accessibility statement: what holds, how it is checked, and what is not good enough yet.
import { translated } from '#app/language/translated.ts'

export const accessibilityCopy = translated({
  title: 'Accessibility',
  description: 'How accessible this shop is, how we check it, what still falls short, and how to report a barrier.',
  lead: 'Everyone should be able to buy, install and check an eSIM here, whether by keyboard, by voice, with a screen reader, on a small phone or at 400% zoom.',
  sections: [
    {
      id: 'standard',
      title: 'Our standard',
      text: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. That covers the European standard EN 301 549, which the European Accessibility Act (Directive 2019/882) points to for online stores.',
      ],
      points: [] as string[],
    },
    {
      id: 'does',
      title: 'What you can count on',
      text: [],
      points: [
        'Everything works with a keyboard alone, and you can always see where you are.',
        'Headings, lists, forms and messages are labeled for screen readers, and changes on a page are announced.',
        'Text has a contrast of at least 4.5 to 1, whatever colors a brand has chosen, in light and dark mode.',
        'Nothing scrolls sideways at 320 pixels wide or at 400% zoom.',
        'If you’ve asked your system for less motion, nothing flies or pulses.',
        'Everything from choosing a destination to paying works without JavaScript. So do these pages and withdrawal.',
        'No puzzles, no time limits on typing, and you can always paste.',
      ],
    },
    {
      id: 'checked',
      title: 'How we check',
      text: [
        'With every change, an automated checker (axe) tests our pages at several widths, and a program makes a purchase in a real browser. We compute contrast for every palette. Automated checks find only some barriers.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'What still falls short',
      text: [],
      points: [
        'We haven’t had an external audit or tested with people who use assistive technology. Until then, we don’t claim full conformance.',
        'The payment page belongs to our payment provider. We chose it for its accessibility, but we don’t control it.',
        'Invoice PDFs may not be tagged. Each invoice is also a page on this site, and we’ll email you the figures if you ask.',
        'The pages for partners and for our team are in English only.',
      ],
    },
    {
      id: 'contact',
      title: 'Tell us about a barrier',
      text: [
        'Write to us on the support page and tell us which page and which device or tool you used. We’ll answer within 24 hours, help you get what you came for, and tell you when it will be fixed.',
        'If our answer doesn’t help, you can contact the authority that oversees the accessibility of services in your country. For online stores in the Netherlands, that’s the Authority for Consumers and Markets (ACM).',
      ],
      points: [],
    },
  ],
  support: 'Get Support',
})
