// The words of the notice that staff gets when somebody writes to support.
export const ticketNoticeCopy = {
  subject: (number: string, about: string) => `[${number}] ${about}`,
  heading: { ticket_notice: 'Someone wrote to support', ticket_reply: 'Somebody replied' },
  empty: 'The email has no text. We don’t keep attachments.',
  open: 'Answer in the inbox',
  reply:
    'Answer in the inbox so everyone can see it’s done. You can also reply to this email, but then only the customer sees your answer.',
  number: 'Ticket',
  from: 'From',
  order: 'Order',
  about: 'Subject',
} as const
