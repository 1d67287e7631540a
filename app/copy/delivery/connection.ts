// 'Am I connected?': the questions in the most helpful order, what to do about each, and the draft message to support.
import { translated } from '#app/language/translated.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { ConnectionQuestion } from '#app/features/connection-check/questions.ts'
import type { EsimRules } from './install-page.ts'

export const connectionCopy = translated({
  heading: 'Am I connected?',
  lead: 'Installed doesn’t mean connected yet. Check what the network sees. If there’s no internet, the questions below usually find the reason.',
  check: 'Check connection',
  checking: 'Checking the connection',
  checkedAt: (instant: string) => `Checked at ${instant}`,
  covered: (names: string[], more: number) => (more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')),
  legend: 'No internet? Go through these one by one.',
  yes: 'Yes',
  no: 'No',
  fixLead: 'Do this first: ',
  questions: {
    line: {
      ask: (line: string) => `Is the line “${line}” turned on?`,
      fix: 'Open your phone’s SIM settings and turn on the eSIM’s line. It may take a minute to show bars.',
    },
    data: {
      ask: () => 'Is this line set for mobile data?',
      fix: 'Choose the eSIM under Mobile Data (Cellular Data), and turn off automatic data switching.',
    },
    roaming: {
      ask: () => 'Is data roaming on for this line?',
      fix: 'Turn on data roaming for the eSIM. It costs nothing extra on this line. Leave it off on your own.',
    },
    country: {
      ask: (_line: string, covered: string) => `Are you in a country it covers (${covered})?`,
      fix: 'Anywhere else, the eSIM finds no network and its days don’t start. It connects as soon as you arrive.',
    },
    apn: {
      ask: () => 'Is the access point (APN) the one that came with the eSIM?',
      fix: 'Open the line’s mobile network settings and reset the access points, or remove an APN you entered for another SIM.',
    },
    flight: {
      ask: () => 'Have you turned airplane mode on for ten seconds and off again since?',
      fix: 'Do it now, and your phone searches for networks again. If that’s not enough, restart it.',
    },
  } satisfies Record<ConnectionQuestion, { ask: (line: string, covered: string) => string; fix: string }>,
  support: {
    heading: 'Still no internet?',
    text: 'Write to us; your answers and what the network says are filled in already.',
    button: 'Write to support',
  },

  live: {
    'Not Activated': {
      title: 'The network hasn’t seen this eSIM in use yet',
      text: ({ startsAt }: EsimRules) =>
        `At home, that’s normal. ${rulesCopy.daysStart(startsAt)} If you’re already there, go through the questions.`,
    },
    Active: {
      title: 'This eSIM is active',
      text: 'It has connected, and it has data left. If there’s no internet now, it’s a setting on the phone.',
    },
    Depleted: {
      title: 'This eSIM is out of data',
      text: ({ isToppable }: EsimRules) =>
        isToppable
          ? 'Your settings are fine. It just needs a top-up. The eSIM stays installed.'
          : 'Your settings are fine, but this eSIM can’t be topped up. A new bundle comes with its own eSIM.',
    },
    Expired: {
      title: 'This eSIM has expired',
      text: 'Its days are over, so it no longer connects. You’ll need a new one.',
    },
  } satisfies Record<BundleStatus, { title: string; text: string | ((rules: EsimRules) => string) }>,
  topUp: 'Top up this eSIM',
  again: 'Find a new bundle',
  left: 'Data left',
  leftUnknown: 'Not known',
  until: 'Valid until',
  untilUnknown: 'Its days haven’t started',
  unavailable: {
    title: 'The network isn’t responding',
    text: 'That says nothing about your eSIM. Please check again in a minute. Meanwhile, the questions can help.',
  },
  offline: {
    title: 'We couldn’t check',
    text: 'This phone is offline. Connect to Wi-Fi to check, or go through the questions.',
  },

  draft: {
    subject: 'No internet with my eSIM',
    lead: 'I installed the eSIM, but there’s no internet.',
    network: (status: BundleStatus | null) => `Network status: ${status ?? 'not checked'}`,
    answers: { yes: 'yes', no: 'no', open: 'not answered' },
    short: {
      line: 'Line turned on',
      data: 'Set for mobile data',
      roaming: 'Data roaming on',
      country: 'In a covered country',
      apn: 'Original APN',
      flight: 'Airplane mode on and off',
    } satisfies Record<ConnectionQuestion, string>,
    phone: 'My phone and where I am: ',
  },
})
