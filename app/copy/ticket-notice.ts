// The words of the notice that staff gets when somebody writes to support.
export const ticketNoticeCopy = {
  subject: (number: string, about: string) => `[${number}] ${about}`,
  heading: { ticket_notice: 'Somebody wrote to support', ticket_reply: 'Somebody replied' },
  empty: 'The email says nothing. What came with it as a file is not kept.',
  open: 'Answer in the inbox',
  reply:
    'Answer in the inbox, so that everyone sees that it is done. A reply to this email goes to the writer as well, but nobody else sees it.',
  number: 'Ticket',
  from: 'From',
  order: 'Order',
  about: 'Subject',
} as const
