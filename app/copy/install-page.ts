// The words of the install page: first the one thing to do on this device, then everything around it.
export const installPageCopy = {
  title: 'Install your eSIM',
  lead: (zone: string, data: string, days: string) =>
    `${zone}, ${data} for ${days}. Install it at home on Wi-Fi: its days start only when it first connects abroad.`,
  first: {
    computer: 'Scan the QR code with your phone',
    phone: 'On this phone it takes one tap',
  },
  notReady: {
    title: 'Your eSIM is not ready yet',
    text: 'Your order shows how far it is. We mail you as soon as it can be installed.',
    open: 'Open your order',
  },
  gone: {
    title: 'This eSIM is not valid any more',
    text: 'Its order is not paid or was refunded, so there is nothing to install.',
  },
  connected: 'Am I connected?',
  order: 'Open your order',
  status: 'eSIM status',

  send: {
    heading: 'Send to my phone',
    text: 'Scan a code that opens this page on the phone you travel with: there it takes one tap.',
    button: 'Show the code for my phone',
    making: 'Making the code',
    alt: 'QR code that opens this page on your phone',
    hint: 'It opens this page once, within 15 minutes. It is not the eSIM itself.',
    tooOften: 'That were many codes. Please open our mail on your phone instead, or try again in an hour.',
  },

  calendar: {
    heading: 'Reminders for your calendar',
    text: (arrival: string | null) =>
      arrival
        ? `To install it at home the day before, and to switch data roaming on when you arrive on ${arrival}.`
        : 'To install it at home in good time. With travel dates it would remind you of your arrival as well.',
    button: 'Add reminders',
    hint: 'A calendar file (.ics) without any code inside.',
    file: 'esim-reminders.ics',
    name: (brand: string) => `${brand} eSIM`,
    events: {
      install: {
        title: (zone: string) => `Install your ${zone} eSIM at home on Wi-Fi`,
        text: 'It takes a few minutes. The days of the eSIM do not start yet.',
      },
      roaming: {
        title: (zone: string) => `Switch data roaming on for your ${zone} eSIM`,
        text: 'For this line only, and choose it for mobile data. Your own line stays without roaming.',
      },
      expires: {
        title: (zone: string) => `Your ${zone} eSIM expires`,
        text: 'Staying longer? Top up before it expires.',
      },
    },
  },
  guideHint: 'Another phone? Choose it, and the steps follow.',
} as const
