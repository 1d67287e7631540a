// Mails about an eSIM that its buyer holds. Once it is taken back none of them is true, and none can be written.
export const MAILS_OF_AN_ESIM = ['esim_ready', 'low_data', 'data_used_up', 'expires_soon'] as const
