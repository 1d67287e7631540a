// The words of the support page.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'

export const supportCopy = translated({
  title: "We're Here to Help",
  description:
    'Something not working, or got a question? Chat with us anytime, or send a message and a person will answer within 24 hours.',
  lead: 'Chat with us anytime. Most problems take two minutes to fix with one of these pages. For everything else, write to us and a person will answer.',
  write: 'Write to us',
  fixes: {
    heading: 'Common fixes',
    order: {
      title: 'Where is my order?',
      text: 'Your order page shows every step, the QR code and the invoice.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'No internet',
        text: 'Quick checks, from the data line to roaming.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: 'How do I install it?',
        text: 'Four steps, with the menus on your phone.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: 'How much data is left?',
        text: 'Balance, expiry date, and your QR code again.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: 'Does my phone support eSIM?',
        text: 'Look up your model, then check for a lock.',
      },
    ],
  },
  email: {
    heading: 'Email support',
    promise: 'Response within 24 hours',
    text: 'Use the form or send an email. A person reads it and replies to your address.',
    textForm: 'Use the form. A person reads it and replies to your address.',
    helpsHeading: 'Help us help you',
    helps: [
      'the order reference from your receipt',
      'your phone model',
      'the country you’re in',
      'what you see, word for word',
    ],
    care: 'Please leave out passwords, card numbers and your activation code. We never need them.',
  },
  form: {
    heading: 'Write to us',
    required: 'All fields but the files are required.',
    about: 'This is about my order',
    send: 'Send Message',
    sending: 'Sending your message',
    over: (characters: string) => `${characters} ${characters === '1' ? 'character' : 'characters'} over the limit`,
    left: (characters: string) => `${characters} ${characters === '1' ? 'character' : 'characters'} left`,
  },
  problems: {
    heading: 'Please check these fields',
    emailInvalid: 'Please enter a valid email address',
    messageLong: (most: string, has: string) =>
      `Please shorten the message to ${most} characters (it has ${has}). You can also send a second message.`,
    messageHuge: (most: string) =>
      `This message is too long to send. Please shorten it to ${most} characters. You can also send a second message.`,
    tooLong: (most: number) => `Please shorten this to ${most} characters`,
    unreadable: 'We couldn’t read the form. Please reload the page and send it again.',
    tooOften: (count: number, minutes: number) =>
      `We’ve received ${count} messages from your network in the last hour. You can send the next one in ${plural(minutes, { one: 'minute', other: 'minutes' })}. Your text stays here.`,
    failed: 'There was a problem sending your message. Please try again.',
  },
  sent: {
    full: "Message Sent: We'll get back to you as soon as possible!",
    number: (ticket: string) => `Your ticket number is ${ticket}`,
    next: (email: string) =>
      `A person will reply to ${email} within 24 hours. Please keep the number in case you write to us again.`,
    another: 'Write another message',
    home: 'Go to Homepage',
  },
})
