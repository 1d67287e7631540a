// 'Am I connected?': the questions in the order in which they help, what to do about each, and the letter to support.
import type { BundleStatus } from '#shop/esim/esim-status.ts'

export const CONNECTION_QUESTIONS = ['line', 'data', 'roaming', 'country', 'apn', 'flight'] as const
export type ConnectionQuestion = (typeof CONNECTION_QUESTIONS)[number]
export type ConnectionAnswer = 'yes' | 'no'

export const connectionCopy = {
  heading: 'Am I connected?',
  lead: 'Installed is not yet connected. Ask the network what it sees; if there is no internet, the questions below find the reason in most cases.',
  check: 'Ask the network now',
  checking: 'Asking the network',
  checkedAt: (instant: string) => `Asked at ${instant}`,
  legend: 'No internet? Go through these one by one.',
  yes: 'Yes',
  no: 'No',
  fixLead: 'Do this first: ',
  questions: {
    line: {
      ask: (line: string) => `Is the line “${line}” switched on?`,
      fix: 'Open the SIM settings of your phone and switch the eSIM’s line on. It may take a minute until it shows bars.',
    },
    data: {
      ask: () => 'Is this line chosen for mobile data?',
      fix: 'Choose the eSIM under Mobile Data (Cellular Data), and switch automatic data switching off.',
    },
    roaming: {
      ask: () => 'Is data roaming switched on for this line?',
      fix: 'Switch data roaming on for the eSIM. It costs nothing extra on this line; leave it off on your own.',
    },
    country: {
      ask: (_line: string, covered: string) => `Are you in a country that it covers (${covered})?`,
      fix: 'Elsewhere the eSIM finds no network, and its days do not start. It connects as soon as you arrive.',
    },
    apn: {
      ask: () => 'Is the access point (APN) the one that came with the eSIM?',
      fix: 'Open the mobile network settings of the line and reset the access points, or remove an APN that was typed in for another SIM.',
    },
    flight: {
      ask: () => 'Have you switched flight mode on for ten seconds and off again since?',
      fix: 'Do it now: the phone looks for networks anew. Restart the phone if that is not enough.',
    },
  } satisfies Record<ConnectionQuestion, { ask: (line: string, covered: string) => string; fix: string }>,
  support: {
    heading: 'Still no internet?',
    text: 'Write to us; your answers and what the network says are filled in already.',
    button: 'Write to support',
  },

  live: {
    'Not Activated': {
      title: 'The network has not seen this eSIM in use yet',
      text: 'At home that is as it should be: its days start when it first connects in a covered country. If you are there already, go through the questions.',
    },
    Active: {
      title: 'This eSIM is active',
      text: 'It has been connected, and there is data on it. If there is no internet now, the reason is in the settings of the phone.',
    },
    Depleted: {
      title: 'All data of this eSIM is used',
      text: 'The settings are fine: it needs a top-up. The eSIM stays installed.',
    },
    Expired: {
      title: 'This eSIM has expired',
      text: 'Its days are over, so it does not connect any more. A new one takes its place.',
    },
  } satisfies Record<BundleStatus, { title: string; text: string }>,
  topUp: 'Top up this eSIM',
  again: 'Find a new bundle',
  left: 'Data left',
  leftUnknown: 'Not known',
  until: 'Valid until',
  untilUnknown: 'Its days have not started',
  unavailable: {
    title: 'The network does not answer just now',
    text: 'That says nothing about your eSIM. Please ask again in a minute; the questions help meanwhile.',
  },
  tooOften: 'That was a little often',
  offline: {
    title: 'Your question did not get out',
    text: 'This phone is offline now. Connect to Wi-Fi to ask the network, or go through the questions.',
  },

  letter: {
    subject: 'No internet with my eSIM',
    lead: 'I have installed the eSIM, but there is no internet.',
    network: (status: BundleStatus | null) => `What the network said: ${status ?? 'not asked'}`,
    answers: { yes: 'yes', no: 'no', open: 'not answered' },
    short: {
      line: 'Line switched on',
      data: 'Chosen for mobile data',
      roaming: 'Data roaming on',
      country: 'In a covered country',
      apn: 'APN as it came',
      flight: 'Flight mode on and off',
    } satisfies Record<ConnectionQuestion, string>,
    phone: 'My phone and where I am: ',
  },
} as const
