// The words of the notice that staff gets when somebody writes to support.
export const ticketNoticeCopy = {
  subject: (number: string, about: string) => `[${number}] ${about}`,
  heading: 'Somebody wrote to support',
  reply: 'Your reply to this email goes to the writer.',
  number: 'Ticket',
  from: 'From',
  order: 'Order',
  about: 'Subject',
} as const
