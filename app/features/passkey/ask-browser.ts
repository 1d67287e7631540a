// The browser's part of a passkey; loaded when somebody presses a button for it.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyOffer, PasskeyQuestion } from '#ports/second-factors.ts'

/** Throws when the person or the browser would not. */
export const makePasskey = (offer: PasskeyOffer) => startRegistration({ optionsJSON: offer })
export const takePasskey = (question: PasskeyQuestion) => startAuthentication({ optionsJSON: question })
