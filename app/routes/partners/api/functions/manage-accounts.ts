// POST /functions/v1/manage-accounts {action: 'add-password', email, password}: for the owner's own session alone.
import { refuseReading } from '#app/http/json-call.ts'
import { answerPasswordCall } from './answer-call.ts'

export const loader = refuseReading

export const action = answerPasswordCall('add-password')
