// The words of the order tester (storefront rules §2 "Test page", §8).
import { placeNames } from '#app/copy/people/role-places.ts'
import type { RunKind, RunStep, RunStepName, StaffRun } from '#shop/office/tools/staff-run.ts'

export const flowCopy = {
  title: placeNames['/order-api-flow'],
  lead: 'Runs an order through the network step by step, with no customer and no payment.',
  tabsLabel: 'Tester sections',
  tabs: {
    travel: 'Travel Connectivity',
    flow: 'Full Order Flow',
    allocation: 'eSIM Allocation',
    qr: 'QR Code Generation',
    status: 'eSIM Status',
  },
  processing: 'This might take a few moments...',
  failed: 'Something went wrong with this step. Please retry or contact support.',
  tokenToast: 'Failed to get eSIM token',
  flowLead: 'Allocates a real profile as a test, waits for its ICCID, creates its QR code and checks its status.',
  allocationLead: 'Allocates a real profile as a test and waits for its ICCID.',
  bundle: 'Bundle',
  bundleFirst: 'Choose a bundle',
  bundleMissing: 'Please choose a bundle.',
  email: 'Email',
  emailHint: 'Used in the test call. No email is sent.',
  emailWrong: 'Please enter a valid email address',
  start: { order: 'Start the full order flow', allocation: 'Allocate an eSIM' } satisfies Record<RunKind, string>,
  confirmStart: (bundle: string) =>
    `This takes one ${bundle} profile from the network under its own reference. It belongs to no customer, and you can release it afterward.`,
  confirmRelease: (end: string) => `The profile ending in ${end} goes back to the network and can’t be used afterward.`,
  reference: 'Reference',
  steps: {
    token: 'Get the eSIM token',
    order: 'Record the test order',
    allocation: 'Allocate the eSIM',
    iccid: 'Wait for the ICCID',
    qr: 'Generate the QR code',
    status: 'Check the eSIM status',
  } satisfies Record<RunStepName, string>,
  states: {
    pending: 'Pending',
    processing: 'Processing',
    completed: 'Completed',
    error: 'Error',
  } satisfies Record<RunStep['state'], string>,
  runStates: {
    running: 'Running',
    error: 'Stopped at an error',
    completed: 'Completed',
    released: 'Released to the network',
  } satisfies Record<StaffRun['state'], string>,
  announce: (step: string, state: string) => `${step}: ${state}`,
  polls: (polls: number, most: number) => `Checked ${polls} of ${most} times`,
  details: 'Request and response',
  goOn: 'Continue',
  retry: 'Retry from this step',
  release: 'Release profile',
  report: 'Copy run report',
  another: 'Start another run',
  newest: 'Latest test runs',
  noRuns: 'No test runs yet.',
  duration: (ms: number) => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`),
  qr: {
    lead: 'Shows any eSIM’s activation code and QR code.',
    submit: 'Generate QR code',
    alt: (end: string) => `QR code for eSIM ending ${end}`,
    code: 'Activation code',
    confirmation: 'Confirmation code',
  },
  status: {
    lead: 'Shows what the network knows about any eSIM.',
    submit: 'Check status',
    bundleBalance: 'Balance',
    totalDataAllocation: 'Total data',
    bundleExpiry: 'Expires',
    isBundleDepleted: 'Depleted',
    isBundleExpired: 'Expired',
    megabytes: (megabytes: number) => `${megabytes} MB`,
    unknown: 'Unknown',
    notActivated: 'eSIM is not activated',
    yes: 'Yes',
    no: 'No',
  },
  problems: {
    reference_invalid: 'This reference can’t be used.',
    reference_taken: 'This reference is already in use.',
    gone: 'This test run doesn’t exist.',
    nothing_to_release: 'There’s no profile to release.',
    qr: 'Failed to generate QR code',
    esim: 'Failed to fetch eSIM bundle status',
  },
} as const

/** A sentence for what went wrong with a step. */
export function stepProblemText({ problem, said }: Pick<RunStep, 'problem' | 'said'>): string {
  if (problem === 'no_token') return 'No token returned from API'
  if (problem === 'timeout') return 'Timeout waiting for ICCID. Please refresh or contact support.'
  if (problem === 'unknown_outcome')
    return 'The network never responded. We’re looking for the eSIM by its reference instead.'
  return said ? `API request failed: ${said}` : 'API request failed'
}
