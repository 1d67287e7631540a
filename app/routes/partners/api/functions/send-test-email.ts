// POST /functions/v1/send-test-email {to, subject, html, from}: an email to try out, for staff (after-purchase rules §7).
import { z } from 'zod'
import { staffMailProblems } from '#app/copy/office/staff-mail.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { admitStaff, refuseHiddenReading } from '../hidden-door.ts'
import { createJsonCall } from '#app/http/json-call.ts'
import { answerCall, badCall, tooOftenCall } from './answer-call.ts'
import type { Route } from './+types/send-test-email.ts'

const body = z.object({
  to: z.string().max(400).default(''),
  subject: z.string().max(1_000).default(''),
  html: z.string().max(100_000).default(''),
  from: z.string().max(400).default(''),
})

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

export const action = createJsonCall(
  admitStaff,
  body,
  async ({ context, user, said: asked }) => {
    const shop = context.get(shopContext)
    const [first] = await shop.tools.listSenders()
    const { to, subject, html, from } = asked
    const sent = await shop.tools.sendStaffMail(
      {
        kind: 'staff_test',
        to,
        subject,
        html,
        text: '',
        fromEmail: from || (first?.email ?? ''),
        fromName: '',
        callId: null,
      },
      callerOf(context, user),
    )
    if (sent.ok) return answerCall({ success: true })
    if (sent.problem === 'too_often') return tooOftenCall(sent)
    return answerCall(
      { success: false, error: staffMailProblems[sent.problem] },
      sent.problem === 'mail_failed' ? 502 : 400,
    )
  },
  badCall,
)
