// The words of webhooks: what each event says, the chapter of the guide, and the pages of the business dashboard.
import type { SendProblem } from '#ports/webhook-sender.ts'
import type { AddEndpointProblem } from '#shop/partners/webhook/add-endpoint.ts'
import type { DeliveryState } from '#shop/partners/webhook/delivery.ts'
import type { EndpointMode, EndpointState } from '#shop/partners/webhook/endpoint.ts'
import type { TryProblem } from '#shop/partners/webhook/send-by-hand.ts'
import type { SentType } from '#shop/partners/webhook/webhook-type.ts'

/** One sentence for each event. */
export const webhookTypeCopy: Record<SentType, string> = {
  'order.created': 'An order was placed and paid from your balance; orders of test keys cost nothing.',
  'order.delivered': 'The eSIM is ready to install, or the data of a top-up has arrived.',
  'order.delayed': 'A step failed and is being retried. Sent once for each order.',
  'order.in_review': 'The order stopped until we’ve looked at it.',
  'order.resumed': 'We’ve looked at the order, and it continues.',
  'order.refunded': 'The price went back to your balance, and the eSIM stopped working.',
  'order.canceled': 'The eSIM was taken back or replaced without a refund.',
  'esim.activated': 'The eSIM was used for the first time.',
  'esim.data_low': '80% of the data is used up.',
  'esim.data_used_up': 'All data is used up.',
  'esim.expires_soon': 'The eSIM expires within 3 days, or is halfway through a bundle of 3 days or less.',
  'esim.expired': 'The eSIM has expired.',
  'webhook.test': 'A test that you sent from the dashboard.',
}

const modes = { live: 'Live orders', test: 'Test orders' } satisfies Record<EndpointMode, string>

export const webhookGuideCopy = {
  intro: [
    'We can tell your software what happens to the orders it placed by API, so it doesn’t have to keep asking. Add an https address on the business dashboard, under API, and choose the events to get. An endpoint gets either live orders or test orders.',
    'Each message is a POST with a JSON body: its ID, its type, and the order as the API shows it. eSIM messages also carry the usage that the network last told us; we ask it every few hours, so they can come that much later.',
    'Answer with any 2xx status within 10 seconds, before you do any slow work. Anything else counts as a failure, a redirect included. We try again after 10 seconds, then wait twice as long each time, up to 2 hours, for a day.',
    'A message can arrive more than once, always with the same ID: keep the IDs you’ve handled. They can also arrive in a different order, so look at the order’s state, or get the order again.',
    'If nothing is accepted for a whole day, we switch the endpoint off and email your admins. What happens while it’s off isn’t sent. The dashboard keeps a log of 30 days, from which you can resend any message.',
  ],
  typesHeading: 'Events',
  typesCaption: 'Events and what they mean',
  columns: { type: 'Type', meaning: 'Meaning' },
  signatureHeading: 'Check the signature',
  signature: [
    'Wander-Pass-Signature reads t=1796637000,v1=5257a8…: the second we sent it, and the HMAC-SHA256 of that second, a dot and the body exactly as it came, in hexadecimal, with the whole secret as the key. Compare in constant time, and refuse anything older than 5 minutes.',
    'After you change the secret, both sign for 24 hours: then there are two v1 parts, and one that fits is enough.',
    'Wander-Pass-Event and Wander-Pass-Event-Id repeat type and ID, so you can sort messages before you read them.',
  ],
  samplesText:
    'Set WEBHOOK_SECRET to the secret of your endpoint. Each sample runs as it is: save the PHP one where your web server finds it.',
  example: 'A message',
} as const

/** The part of the API tab that leads here. */
export const webhookPartCopy = {
  heading: 'Webhooks',
  text: 'We tell your software when something happens to its orders.',
  count: (count: number) => (count === 0 ? 'No endpoints yet.' : count === 1 ? '1 endpoint.' : `${count} endpoints.`),
  failing: 'An endpoint was switched off because it didn’t accept anything for a day.',
  link: 'Manage webhooks',
} as const

const states = {
  on: 'On',
  off: 'Off',
  failing: 'Switched off',
} satisfies Record<EndpointState, string>

export const webhookProblems = {
  url_unreadable: 'Please enter a web address without a user name, of up to 500 characters',
  url_not_secure: 'The address has to start with https://',
  url_private: 'This address can’t be reached from the internet',
  url_port: 'We don’t send webhooks to this port. Please use port 443, or ask us',
  url_known: 'You already have an endpoint at this address',
  no_events: 'Please choose at least one event',
} satisfies Record<Exclude<AddEndpointProblem, 'no_shop' | 'too_many_endpoints'>, string>

export const webhooksCopy = {
  title: 'Webhooks',
  lead: 'Where we tell your software what happens to the orders it placed by API.',
  back: 'API',
  guide: 'Read the guide',
  list: {
    heading: 'Endpoints',
    caption: 'Your endpoints, oldest first',
    none: 'You don’t have any endpoints yet.',
    columns: { url: 'Address', state: 'State', taken: 'Last accepted', waiting: 'Waiting', events: 'Events' },
    modes,
    states,
    never: 'Never',
    eventCount: (count: number, all: number) => (count === all ? 'All' : `${count} of ${all}`),
  },
  made: {
    heading: 'Your signing secret',
    text: 'Copy it now. We can’t show it again.',
    rotated: 'Copy it now. We can’t show it again. The old one keeps signing for 24 hours too.',
    copy: 'Copy secret',
    open: 'Open the endpoint',
  },
  add: {
    heading: 'Add an endpoint',
    url: 'Address',
    trial: 'To try it out, send to our test receiver, which shows what arrived:',
    urlHint: 'Starts with https:// and can be reached from the internet',
    mode: 'Sends',
    orders: 'Orders',
    esims: 'eSIMs',
    button: 'Add endpoint',
    full: 'You have 5 endpoints, which is the most there can be. Remove one to add another.',
  },
  problems: {
    no_shop: 'Only businesses with a shop of their own can use webhooks.',
    too_many_endpoints: 'You already have 5 endpoints. Remove one first.',
    endpoint_off: 'This endpoint is off. Switch it on first.',
    delivery_unknown: 'This message is already waiting to be sent again, or is no longer kept.',
  } satisfies Record<
    | Extract<AddEndpointProblem, 'no_shop' | 'too_many_endpoints'>
    | Exclude<TryProblem, 'endpoint_unknown'>
    | 'delivery_unknown',
    string
  >,
  endpoint: {
    title: 'Endpoint',
    back: 'Webhooks',
    lead: (mode: EndpointMode) => modes[mode],
    failing:
      'We’ve switched this endpoint off because it didn’t accept anything for a whole day. Once it answers again, switch it back on. You can resend what it missed from the log below.',
    off: 'This endpoint is off and receives nothing.',
    taken: 'Last accepted',
    never: 'Never',
    waiting: 'Waiting',
    added: 'Added',
    formerUntil: 'Old secret signs until',
    test: 'Send a test',
    testing: 'Sending',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    choose: { heading: 'Events', button: 'Save events' },
    rotate: {
      heading: 'Signing secret',
      text: 'A new secret is shown once. The old one keeps signing for 24 hours too, so you can switch over without missing a message.',
      button: 'Make a new secret',
    },
    remove: {
      heading: 'Remove this endpoint',
      text: 'Its log goes with it, and nothing more is sent there. You can’t undo this.',
      button: 'Remove endpoint',
    },
  },
  log: {
    heading: 'Log',
    none: 'Nothing has been sent yet. Send a test to try your endpoint.',
    kept: 'Messages of the last 30 days, newest first.',
    states: { waiting: 'Waiting', taken: 'Accepted', failed: 'Given up', stopped: 'Stopped' } satisfies Record<
      DeliveryState,
      string
    >,
    next: (moment: string) => `Next try ${moment}`,
    soon: 'Not sent yet',
    order: 'Order',
    id: 'Event ID',
    replay: 'Resend',
    replayOf: (type: string, id: string) => `Resend ${type} ${id}`,
    details: 'Details',
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    body: 'Message',
    headers: 'Headers',
    answer: 'Answer',
    noAnswer: 'The answer was empty.',
    took: (milliseconds: number) => `${milliseconds} ms`,
    answered: (status: number) => `Answered ${status}`,
    problems: {
      host_unknown: 'There’s no server by this name',
      port_not_allowed: 'Not sent: webhooks don’t go to this port',
      address_private: 'Not sent: the name points to a private network',
      not_reached: 'No connection, or it broke off',
      not_secure: 'No secure connection: check the certificate',
      timed_out: 'No answer within 10 seconds',
    } satisfies Record<SendProblem, string>,
    pages: 'Log pages',
    older: 'Older',
    newest: 'Newest',
  },
} as const
