// The words of the eSIM status page: the two fields, what is left, the codes, and the mail for a forgotten ICCID.
import type { Countdown, UsageColour } from '#shop/esim/esim-status.ts'
import type { StatusProblem } from '#shop/support/check-esim-status.ts'
import type { ReminderProblem } from '#shop/support/remind-iccids.ts'
import type { ActivationProblem } from '#shop/support/view-activation.ts'

const ACTIVATION_FAILED = 'Failed to fetch activation code'

const unit = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const waitText = (seconds: number) => (seconds < 90 ? 'in a minute' : `in ${unit(Math.ceil(seconds / 60), 'minute')}`)

export const statusProblems: Record<StatusProblem, string> = {
  nothing_given: 'Please enter either an email address or ICCID',
  iccid_missing: 'Please provide your ICCID along with your email to verify your account.',
  email_invalid: 'Please enter a valid email address',
  iccid_invalid: 'Please enter a valid ICCID (19-20 digits)',
  email_unknown: 'No eSIM found for this email address',
  iccid_mismatch: "The provided ICCID does not match the email's records.",
  status_unavailable: 'Failed to fetch eSIM bundle status',
}

export const activationProblems: Record<ActivationProblem, string> = {
  not_proven: ACTIVATION_FAILED,
  code_unavailable: ACTIVATION_FAILED,
  qr_unavailable: 'Failed to generate QR code',
}

export const reminderProblems: Record<ReminderProblem, string> = {
  email_missing: 'Please enter your email address',
  email_invalid: 'Please enter a valid email address',
  no_esim: 'No eSIM found for this email address.',
  mail_failed: 'Failed to send email',
}

export const statusCopy = {
  title: 'eSIM Status',
  lead: 'How much data is left, and until when. Your ICCID is enough; with your email we check that both belong together.',
  tooOften: (seconds: number) => `That was a little often. Please try again ${waitText(seconds)}.`,
  unexpected: 'An error occurred while checking eSIM status',
  databaseError: (message: string) => `Database error: ${message}`,
  functionError: (message: string) => `Function error: ${message}`,
  tryLater: 'our records cannot be read right now. Please try again in a moment.',
  retrieved: 'eSIM Status Retrieved',
  error: 'Error',
  newTab: '(opens in a new tab)',

  form: {
    heading: 'Which eSIM?',
    email: 'Email',
    emailHint: 'The address that the eSIM was bought with.',
    iccid: 'ICCID',
    iccidHint: '19 to 20 digits: in our mail, on your order page, or in your phone under SIM or Mobile Data.',
    iccidShort: 'ICCID should be 19-20 digits',
    iccidCount: (digits: number) => `${digits} of 19-20 digits`,
    prefilled: 'Filled in from your order in this browser.',
    forgot: 'Forgot ICCID?',
    check: 'Check Status',
    checking: 'Checking the status',
    others: 'Check your other eSIMs',
    other: (position: number, iccid: string) => `eSIM ${position} - ${iccid}`,
    show: 'Show',
  },

  card: {
    heading: 'Your eSIM',
    named: (masked: string) => `eSIM ${masked}`,
    balance: 'Data left',
    balanceUnknown: 'Not known',
    balanceUnknownText: 'The network did not tell how much data is left. Please refresh in a moment.',
    left: (left: string, total: string | null) => (total ? `${left} left of ${total}` : `${left} left`),
    megabytes: (left: string, total: string) => `${left} MB out of ${total} MB`,
    megabytesOnly: (left: string) => `${left} MB; the network did not tell out of how many`,
    used: (percent: number) => `${percent}% used`,
    colour: {
      green: 'Plenty left',
      yellow: 'Getting low',
      red: 'Nearly empty',
    } satisfies Record<UsageColour, string>,
    empty: 'Nothing left',
    zone: 'eSIM zone',
    expiry: 'Expiry date',
    expired: 'Expired',
    noExpiry: 'eSIM is not activated',
    noExpiryText: 'Its days start when it first connects in a covered country. Installing it does not start them.',
    timer: 'Time left',
    countdown: ({ days, hours, minutes, seconds }: Countdown, hasSeconds: boolean) => [
      { count: days, unit: days === 1 ? 'day' : 'days' },
      { count: hours, unit: hours === 1 ? 'hour' : 'hours' },
      { count: minutes, unit: minutes === 1 ? 'minute' : 'minutes' },
      ...(hasSeconds ? [{ count: seconds, unit: seconds === 1 ? 'second' : 'seconds' }] : []),
    ],
    hideSeconds: 'Hide seconds',
    showSeconds: 'Show seconds',
    refresh: 'Refresh Status',
    refreshing: 'Refreshing the status',
    updated: (seconds: number) =>
      seconds < 60
        ? `updated ${seconds} s ago`
        : seconds < 3600
          ? `updated ${Math.floor(seconds / 60)} min ago`
          : `updated ${unit(Math.floor(seconds / 3600), 'hour')} ago`,
  },

  activation: {
    heading: 'Install this eSIM',
    lead: 'Its code and QR picture, for the phone it shall live on.',
    show: 'Show esim download information and qr code',
    loading: 'Loading the codes',
    iccid: 'ICCID',
    copyIccid: 'Copy ICCID',
    code: 'Manual activation code',
    copyCode: 'Copy code',
    qrAlt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
    scan: 'Scan this with the camera of the phone you travel with.',
    download: 'Download QR',
    file: 'qrcode.png',
    install: 'Install page: steps, reminders, and help',
    help: 'Help me with installation (FAQ)',
  },

  proof: {
    heading: 'Looking for the QR code, or for your other eSIMs?',
    text: 'They are shown in the browser that ordered them. In any other browser, open the link in our mail once: it lets you in there as well.',
    button: 'Mail me my links',
  },

  forgot: {
    title: 'Get it by mail',
    text: 'We mail the ICCIDs of your eSIMs to the address that you bought them with, with a link to each order.',
    email: 'Email',
    send: 'Send Email',
    sending: 'Sending the mail',
    sent: 'Email sent successfully!',
    sentText: 'Look into your inbox, and into the spam folder if it is not there in a few minutes.',
    buy: 'Buy eSIM',
    support: 'Contact Support',
    again: 'Try another address',
  },
} as const
