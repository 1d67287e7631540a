// Emails about an eSIM that its buyer has. Once it is returned, none of them is true anymore, and none can be written.
export const MAILS_OF_AN_ESIM = ['esim_ready', 'low_data', 'data_used_up', 'expires_soon'] as const
