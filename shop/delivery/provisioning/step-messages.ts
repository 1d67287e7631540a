// The texts that a failed step leaves on the order, word for word from after-purchase rules §5 and §8.

export const stepMessages = {
  token: 'Failed to retrieve eSIM token. Please refresh the page.',
  allocation: (serverText: string) => `Failed to allocate eSIM: ${serverText}. Please refresh or contact support.`,
  topUp: (serverText: string) => `Failed to top up eSIM: ${serverText}. Please refresh or contact support.`,
  topUpTimeout: 'Timeout waiting for the top-up. Please refresh or contact support.',
  topUpUncertain: 'Failed to top up eSIM: the eSIM was replaced in the meantime. Please refresh or contact support.',
  topUpTargetGone: 'The eSIM of this top-up is no longer available. Please contact support.',
  pollTimeout: 'Timeout waiting for ICCID. Please refresh or contact support.',
  bundleMissing: 'Missing bundle ID. Please refresh the page.',
  iccidMissing: 'ICCID not available. Please refresh the page.',
  qrMissing: 'QR code not available. Please refresh the page.',
  emailMissing: 'Missing email. Please refresh or contact support.',
  qr: (statusText: string) => `Failed to generate QR code: ${statusText}. Please refresh or contact support.`,
  email: (message: string) => `Email error: ${message}`,
  emailFailed: 'Failed to send email. Contact support.',
  userFetch: (message: string) => `Failed to fetch user data: ${message}`,
  userUpdate: (message: string) => `Failed to update user: ${message}`,
} as const
