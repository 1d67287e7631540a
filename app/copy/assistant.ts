// The words of the chat on the support page, and of the call behind it (spec 2 §2 "/support", §8 "Chat failure").
export const assistantCopy = {
  card: {
    heading: '24/7 chat',
    text: 'Ask at any hour about installing, data, prices and payment. The answer comes at once, and a person is one press away.',
    start: 'Start Chat',
    close: 'Close Chat',
  },
  title: (product: string) => `${product} Assistant`,
  tag: 'AI',
  tagMeaning: 'artificial intelligence',
  disclosure: 'I am an AI assistant, I can be wrong. Ask for a person any time.',
  greeting: 'Hello! What would you like to know about your eSIM, a bundle or an order?',
  care: 'No passwords, card numbers or codes, please.',
  suggestions: {
    label: 'Questions that others asked',
    items: [
      'How do I install my eSIM?',
      'Which bundle fits Japan?',
      'I have no internet abroad',
      'Can I get a refund?',
    ],
  },
  log: 'Conversation',
  you: 'You',
  field: 'Your question',
  hint: 'Enter sends, Shift and Enter begin a new line.',
  send: 'Send',
  stop: 'Stop',
  stopped: 'Stopped. Your question is in the field again.',
  thinking: 'Thinking...',
  newMessage: 'New message',
  retry: 'Try again',
  person: 'Talk to a person',
  /** Together 'Save transcript'; the second word is for screen readers where room is short. */
  save: 'Save',
  saveWhat: 'transcript',
  clear: 'Start over',
  ask: 'Ask the assistant',
  more: 'Read more',
  left: (letters: number) => (letters === 1 ? '1 character left' : `${letters} characters left`),
  over: (letters: number) => (letters === 1 ? '1 character too many' : `${letters} characters too many`),

  /** Specified; the toast and the bot's line. */
  failed: {
    toast: 'Failed to get a response from the AI assistant.',
    text: 'I apologize, but I encountered an error. Please try again or contact support directly.',
  },
  silent: "I apologize, but I couldn't generate a response at the moment.",

  unknown:
    'I do not know that. I can tell what our help pages, our terms and our catalogue say, and they do not say it. Choose "Talk to a person": a person answers within 24 hours.',
  problems: {
    question_blank: 'Please write a question.',
    question_long: (most: string) => `Please shorten your question to ${most} characters.`,
    too_often: (minutes: number) =>
      `That was a lot of questions for one hour. Please go on in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, or write to us below: a person answers within 24 hours.`,
  },

  letter: {
    subject: 'My conversation with the assistant',
    lead: 'I asked the assistant and would like an answer from a person.',
    added: 'Your conversation is in the message below. Please add your name and address.',
  },
  transcript: {
    file: 'conversation.txt',
    head: (product: string, when: string) => `Conversation with the ${product} Assistant (AI), ${when}`,
  },
} as const

/** How the answers about places and phones are worded. */
export const answersCopy = {
  bundles: {
    title: (places: string) => `Bundles for ${places}`,
    covered: (places: string) => `These bundles work in ${places}; prices with tax, the eSIM included:`,
    zone: (zone: string, countries: number) => `Our ${zone} eSIM works in ${countries} countries; prices with tax:`,
    line: (zone: string, data: string, days: number, price: string) => `• ${zone}, ${data} for ${days} days: ${price}`,
    forDays: (days: number) => `These last for your ${days} days.`,
    tooLong: (days: number) =>
      `No bundle lasts ${days} days by itself: these are the ones there are, and you can top up on the way.`,
    apart: (places: string) =>
      `No single bundle covers ${places} together. Each of them is covered by a bundle of its own: choose them one after the other, each is an order and an eSIM.`,
    none: (places: string) => `We have no bundle for ${places} at the moment.`,
    and: ' and ',
  },
  device: {
    title: (model: string) => `Does the ${model} support eSIM?`,
    yes: (model: string) => `Yes, the ${model} supports eSIM.`,
    regional: (model: string) => `Yes, the ${model} supports eSIM, with exceptions.`,
    no: (model: string) => `No, the ${model} does not support eSIM.`,
    check:
      'To be sure, dial *#06#: if an EID is shown, the phone has an eSIM. It must not be locked to a provider either.',
  },
} as const
