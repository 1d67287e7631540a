// The words of the checkout.
import { formatEuro } from '#shop/values/money.ts'

export const checkoutCopy = {
  title: 'Checkout',
  emptyCart: 'Your cart is empty',
  continueShopping: 'Continue Shopping',
  paymentFailed: 'Payment Failed',
  paymentFailedText: 'Your payment could not be processed. Please try again.',
  error: 'Error',
  errorBox: (message: string) => `Error: ${message}`,
  fields: {
    emailMissing: 'Please provide your email address',
    emailInvalid: 'Please enter a valid email address',
    nameMissing: 'Please provide your name',
    nameInvalid: 'Please write your name with letters, at most 200 of them',
    termsMissing: 'Please accept the terms and conditions to proceed',
  },
  orderButton: (totalCents: number) => `Order with obligation to pay · ${formatEuro(totalCents)}`,
  freeOrderButton: 'Complete free order',
  opening: 'Opening secure payment…',
  moreDestinations: (more: number) => `+${more} more`,
} as const
