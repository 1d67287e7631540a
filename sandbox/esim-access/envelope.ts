// The envelope of every answer of eSIM Access: failures come with HTTP 200 too, and only the envelope tells.
import type { NetworkContext } from '../network/answer-faults.ts'

/** The messages of https://docs.esimaccess.com, "Error Codes". */
const MESSAGES = {
  '000001': 'Server error',
  '000101': 'Request header (mandatory) is null',
  '000102': 'Wrong request header format',
  '000103': 'This https request method (get/post ) is not supported',
  '000104': 'Request in invalid JSON format',
  '000105': 'Request parameters (mandatory) are not contained',
  '000106': 'Request parameter (mandatory) is null',
  '000107': 'The length of the request parameter does not meet the requirement.',
  '101001': 'The timestamp of the request has expired.',
  '101002': 'This IP is in the blocklist.',
  '101003': 'Request signature mismatch.',
  '200002': 'This operation is not allowed due to the order status.',
  '200005': 'Package price error. Check price.',
  '200006': 'Total order price amount is wrong. Check prices.',
  '200007': 'Insufficient account balance',
  '200008': 'Order parameters error, please contact customer service.',
  '200010': 'Profile is being downloaded for the order.',
  '200011': 'Insufficient available Profiles for the package, please contact the customer service.',
  '310211': 'The data_plan_location.id does not exist.',
  '310241': 'The packageCode does not exist.',
  '310243': 'The package does not exist.',
  '310272': 'The orderNo does not exist.',
  '310403': 'The ICCID does not exist in the order.',
  '900001': 'The system is busy, please try again later.',
} as const
export type AccessCode = keyof typeof MESSAGES

export const refusedBody = (errorCode: AccessCode) => ({
  success: false,
  errorCode,
  errorMsg: MESSAGES[errorCode],
  obj: null,
})

export const succeed = (c: NetworkContext, obj: object): Response =>
  c.json({ success: true, errorCode: '0', errorMsg: null, obj })

export const refuse = (c: NetworkContext, code: AccessCode): Response => c.json(refusedBody(code))

/** "2026-05-29T18:34:17+0000": the offset has no colon. */
export const accessTime = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}+0000`

/** "2026-04-22T17:16:34Z", as webhooks write it. */
export const webhookTime = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

export const MEGABYTE = 1024 ** 2
export const GIGABYTE = 1024 ** 3
