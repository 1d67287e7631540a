// Webhooks: tell partners' software about its orders and eSIMs as things happen.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { addEndpoint } from './add-endpoint.ts'
import { chooseEvents, removeEndpoint, rotateSecret, switchEndpoint } from './change-endpoint.ts'
import { beginDeliveries } from './deliver-webhooks.ts'
import { findTrialUrl } from './find-trial-url.ts'
import { replayDelivery, sendTestEvent } from './send-by-hand.ts'
import { listEndpoints, viewEndpoint } from './view-endpoints.ts'

export const createWebhooks = (base: Base) =>
  bind(base, {
    addEndpoint,
    chooseEvents,
    switchEndpoint,
    rotateSecret,
    removeEndpoint,
    sendTestEvent,
    replayDelivery,
    listEndpoints,
    viewEndpoint,
    findTrialUrl,
    beginDeliveries,
  })
