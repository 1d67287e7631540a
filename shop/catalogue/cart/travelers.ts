// How many travelers a cart is for. They share one payment, and each gets an eSIM of their own.

import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'

/** The most letters of what a traveler is called. */
export const MOST_NAME = 60

type ForTravelers = { travelers?: number; topUpFor?: string | null; plan?: object | null }

/** Whether it is always for one: data for an eSIM that is there already, or a plan of whose later parts its buyer is reminded. */
export const isForOne = ({ topUpFor, plan }: Omit<ForTravelers, 'travelers'>): boolean => Boolean(topUpFor ?? plan)

/** How many travelers it is for: a whole number from 1 to 10. */
export const travelersOf = ({ travelers, ...of }: ForTravelers): number =>
  isForOne(of) ? 1 : Math.min(MOST_TRAVELERS, Math.max(1, Math.trunc(travelers ?? 1) || 1))
