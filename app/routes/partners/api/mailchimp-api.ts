// POST /mailchimp-api.php {email, subject, html, text, from_email, from_name}: an ICCID reminder, for staff (after-purchase rules §7).
import { z } from 'zod'
import { reminderToolCopy, staffMailProblems } from '#app/copy/office/staff-mail.ts'
import { callCopy } from '#app/copy/office/calls.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { shopContext, brandContext, callerOf } from '#app/session/request-context.ts'
import { TOO_OFTEN, tooOftenHeaders } from '#app/session/too-often.ts'
import { answerJson, createJsonCall } from '#app/http/json-call.ts'
import { admitStaff, refuseHiddenReading } from './hidden-door.ts'
import type { Route } from './+types/mailchimp-api.ts'

const body = z.object({
  email: z.string().max(400).default(''),
  subject: z.string().max(1_000).default(''),
  html: z.string().max(100_000).default(''),
  text: z.string().max(100_000).default(''),
  from_email: z.string().max(400).default(''),
  from_name: z.string().max(400).default(''),
})

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

/** What is left out is as the page has it at first. `debug` is never in the answer of a shop in production. */
export const action = createJsonCall(
  admitStaff,
  body,
  async ({ context, user, said: asked }) => {
    const shop = context.get(shopContext)
    const [first] = await shop.tools.listSenders()
    const sent = await shop.tools.sendStaffMail(
      {
        kind: 'staff_reminder',
        to: asked.email,
        subject: asked.subject || reminderToolCopy.defaultSubject,
        html: asked.html || reminderToolCopy.defaultHtml(context.get(brandContext).name),
        text: asked.text,
        fromEmail: asked.from_email || (first?.email ?? ''),
        fromName: asked.from_name,
        callId: null,
      },
      callerOf(context, user),
    )
    if (sent.ok) {
      const { iccidCount, isDelayed, sender, sentBytes } = sent
      return answerJson({
        success: true,
        message: isDelayed ? reminderToolCopy.delayed : reminderToolCopy.sent,
        iccid_count: iccidCount,
        ...(shop.tools.tellsDetails && { debug: { from: sender.email, isDelayed, bytes: sentBytes } }),
      })
    }
    if (sent.problem !== 'too_often')
      return answerJson(
        { success: false, message: staffMailProblems[sent.problem], iccid_count: 0 },
        mailStatus(sent.problem),
      )
    const message = staffCopy.tooOften(sent.retryAfterSeconds)
    return answerJson({ success: false, message, iccid_count: 0 }, TOO_OFTEN, tooOftenHeaders(sent))
  },
  () => answerJson({ success: false, message: callCopy.unreadable, iccid_count: 0 }, 400),
)

const mailStatus = (problem: keyof typeof staffMailProblems): number => (problem === 'mail_failed' ? 502 : 400)
