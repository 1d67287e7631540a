// The words of the support page.
export const supportCopy = {
  title: "We're Here to Help",
  description:
    'Something does not work, or you have a question? Ask the chat at any hour, or write to us: a person answers within 24 hours.',
  lead: 'The chat answers at any hour, and most troubles are mended in two minutes with one of these pages. For everything else write to us: a person answers.',
  write: 'Write to us',
  fixes: {
    heading: 'Common fixes',
    order: {
      title: 'How far is my order?',
      text: 'Your order page shows each step, the QR code and the invoice.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'No internet',
        text: 'Short checks, from the data line to roaming.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: 'How do I install it?',
        text: 'Four steps, with the paths of your phone.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: 'How much data is left?',
        text: 'Balance, expiry date and the QR code once more.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: 'Does my phone support eSIM?',
        text: 'Look up the model, then check the lock.',
      },
    ],
  },
  email: {
    heading: 'E-mail support',
    promise: 'Response within 24 hours',
    text: 'Write with the form or by e-mail. A person reads it and answers to the address that you give.',
    textForm: 'Write with the form. A person reads it and answers to the address that you give.',
    helpsHeading: 'What helps us to help',
    helps: [
      'the order reference from your receipt',
      'the model of your phone',
      'the country you are in',
      'what you see, word for word',
    ],
    care: 'Please leave out passwords, card numbers and your activation code. We never need them.',
  },
  form: {
    heading: 'Write to us',
    required: 'All fields are required.',
    name: 'Your Name',
    email: 'Email Address',
    emailHint: 'The answer goes to this address.',
    subject: 'Subject',
    message: 'Message',
    about: 'This is about my order',
    send: 'Send Message',
    sending: 'Sending your message',
    over: (letters: string) => `${letters} characters too many`,
    left: (letters: string) => `${letters} characters left`,
  },
  problems: {
    heading: 'Please check these fields',
    name: 'Please provide your name',
    nameLong: (most: number) => `Please shorten your name to ${most} characters`,
    email: 'Please provide your email address',
    emailInvalid: 'Please enter a valid email address',
    subject: 'Please provide a subject',
    subjectLong: (most: number) => `Please shorten the subject to ${most} characters`,
    message: 'Please write a message',
    messageLong: (most: string, has: string) =>
      `Please shorten the message to ${most} characters; it has ${has}. A second message is fine too.`,
    messageHuge: (most: string) =>
      `This message is too large to be sent. Please shorten it to ${most} characters; a second message is fine too.`,
    unreadable: 'A field arrived twice. Please reload the page and send the form again.',
    tooOften: (count: number, minutes: number) =>
      `${count} messages came from your network within the last hour, and we have all of them. You can send the next one in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}; your text stays here.`,
    failed: 'There was a problem sending your message. Please try again.',
  },
  sent: {
    full: "Message Sent: We'll get back to you as soon as possible!",
    number: (ticket: string) => `Your ticket number is ${ticket}`,
    next: (email: string) =>
      `A person answers within 24 hours, to ${email}. Please keep the number: it names this message if you write again.`,
    another: 'Write another message',
    home: 'Go to Homepage',
  },
} as const
