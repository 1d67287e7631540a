// /functions/v1/update-order-stripe: the server ties an order to its payment itself, so there is nothing here for anybody.
import { callCopy } from '#app/copy/office/calls.ts'
import { refuseJson } from '#app/http/json-call.ts'

export const loader = () => refuseJson(callCopy.sessionAttached, 404)
export const action = loader
