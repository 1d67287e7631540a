// The words of the eSIM status page: the two fields, what is left, the codes, and the email for a forgotten ICCID.
import { formFor } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { Countdown, UsageColor } from '#shop/sales/esim-status/esim-status.ts'
import type { StatusProblem } from '#shop/sales/esim-status/check-esim-status.ts'
import type { ReminderProblem } from '#shop/sales/esim/remind-iccids.ts'
import type { ActivationProblem } from '#shop/sales/esim/view-activation.ts'
import type { StartRule } from '#values/network-package.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from './wait-text.ts'

const ACTIVATION_FAILED = 'Failed to fetch activation code'

const unit = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export const statusProblems: Record<StatusProblem, string> = translated({
  nothing_given: 'Please enter either an email address or ICCID',
  iccid_missing: 'Please provide your ICCID along with your email to verify your account.',
  email_invalid: 'Please enter a valid email address',
  iccid_invalid: 'Please enter a valid ICCID (19-20 digits)',
  email_unknown: 'No eSIM found for this email address',
  iccid_mismatch: "The provided ICCID does not match the email's records.",
  status_unavailable: 'Failed to fetch eSIM bundle status',
})

export const activationProblems: Record<ActivationProblem, string> = translated({
  not_proven: ACTIVATION_FAILED,
  order_withdrawn: 'You withdrew from this order, so its codes aren’t shown. Changed your mind again? Write to us.',
  code_unavailable: ACTIVATION_FAILED,
})

export const reminderProblems: Record<ReminderProblem, string> = translated({
  email_missing: 'Please enter your email address',
  email_invalid: 'Please enter a valid email address',
  no_esim: 'No eSIM found for this email address.',
  mail_failed: 'Failed to send email',
})

export const statusCopy = translated({
  title: 'eSIM Status',
  lead: 'See how much data is left and when it expires. Your ICCID is enough. Add your email and we’ll check that they match.',
  tooOften: tooManyAttempts,
  unexpected: 'An error occurred while checking eSIM status',
  databaseError: (message: string) => `Database error: ${message}`,
  functionError: (message: string) => `Function error: ${message}`,
  tryLater: 'we can’t read our records right now. Please try again in a moment.',
  retrieved: 'eSIM Status Retrieved',
  error: 'Error',

  form: {
    heading: 'Which eSIM?',
    email: 'Email',
    emailHint: 'The address you used to buy the eSIM.',
    iccid: 'ICCID',
    iccidHint: '19 to 20 digits. Find it in our email, on your order page, or on your phone under SIM or Mobile Data.',
    iccidShort: 'ICCID should be 19-20 digits',
    iccidCount: (digits: number) => `${digits} of 19-20 digits`,
    prefilled: 'Filled in from the order in this browser.',
    forgot: 'Forgot ICCID?',
    check: 'Check Status',
    checking: 'Checking status',
    others: 'Check your other eSIMs',
    other: (position: number, iccid: string) => `eSIM ${position} - ${iccid}`,
    show: 'Show',
  },

  held: {
    heading: 'Your eSIMs',
    facts: (trip: string, days: number) => `${trip} for ${unit(days, 'day')}`,
    checkOf: (name: string) => `Check Status of ${name}`,
  },

  card: {
    named: (masked: string) => `eSIM ${masked}`,
    balance: 'Data left',
    data: 'Data',
    balanceUnknown: 'Not known',
    balanceUnknownText: 'The network didn’t report how much data is left. Please refresh in a moment.',
    left: (left: string, total: string | null) => (total ? `${left} left of ${total}` : `${left} left`),
    megabytes: (left: string, total: string) => `${left} MB out of ${total} MB`,
    megabytesOnly: (left: string) => `${left} MB; the network didn’t report the total`,
    pace: (day: string) => `At this pace until ${day}`,
    paceWhole: 'At this pace it lasts until it expires',
    starts: (startsAt: StartRule | null) => rulesCopy.starts(startsAt),
    used: (percent: number) => `${percent}% used`,
    color: {
      green: 'Plenty left',
      yellow: 'Getting low',
      red: 'Nearly empty',
    } satisfies Record<UsageColor, string>,
    empty: 'No data left',
    zone: 'eSIM zone',
    expiry: 'Expiry date',
    expired: 'Expired',
    noExpiry: 'eSIM is not activated',
    noExpiryText: (startsAt: StartRule | null) =>
      startsAt === 'first use'
        ? `${rulesCopy.daysStart(startsAt)} Installing it doesn’t start them.`
        : rulesCopy.daysStart(startsAt),
    timer: 'Time left',
    countdown: ({ days, hours, minutes, seconds }: Countdown, hasSeconds: boolean) => [
      { count: days, unit: formFor(days, { one: 'day', other: 'days' }) },
      { count: hours, unit: formFor(hours, { one: 'hour', other: 'hours' }) },
      { count: minutes, unit: formFor(minutes, { one: 'minute', other: 'minutes' }) },
      ...(hasSeconds ? [{ count: seconds, unit: formFor(seconds, { one: 'second', other: 'seconds' }) }] : []),
    ],
    hideSeconds: 'Hide seconds',
    showSeconds: 'Show seconds',
    lookingUp: 'Checking the status of your eSIM',
    refresh: 'Refresh Status',
    refreshing: 'Refreshing status',
    updated: (seconds: number) =>
      seconds < 60
        ? `updated ${seconds} s ago`
        : seconds < 3600
          ? `updated ${Math.floor(seconds / 60)} min ago`
          : `updated ${unit(Math.floor(seconds / 3600), 'hour')} ago`,
  },

  activation: {
    heading: 'Install this eSIM',
    lead: 'Its code and QR image, for the phone you’ll use.',
    show: 'Show esim download information and qr code',
    loading: 'Loading the codes',
    iccid: 'ICCID',
    copyIccid: 'Copy ICCID',
    code: 'Manual activation code',
    copyCode: 'Copy code',
    qrAlt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
    scan: 'Scan this with the camera of the phone you’re traveling with.',
    download: 'Download QR',
    file: 'qrcode.png',
    install: 'Install page: steps, reminders, and help',
    help: 'Help me with installation (FAQ)',
  },

  proof: {
    heading: 'Looking for the QR code or your other eSIMs?',
    text: 'We show them in the browser you ordered with. In any other browser, open the link in our email once to see them there too.',
    button: 'Email me my links',
  },

  forgot: {
    title: 'Get your ICCID by email',
    text: 'We’ll email the ICCIDs of your eSIMs to the address you bought them with, with a link to each order.',
    email: 'Email',
    send: 'Send Email',
    sending: 'Sending the email',
    sent: 'Email sent successfully!',
    sentText: 'Check your inbox, and your spam folder if it’s not there in a few minutes.',
    buy: 'Buy eSIM',
    support: 'Contact Support',
    again: 'Try another address',
  },
})

/** The staff call's answer for a code that nobody has. */
