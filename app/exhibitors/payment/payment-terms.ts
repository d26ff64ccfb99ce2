/** An attempt lives an hour at the gateway; its stand is kept a little longer. */
export const attemptMinutes = 65
/** So often an attempt may carry a hold over its own minute: who tries for ever keeps nobody else waiting. */
export const mostCarried = 5
export const invoiceDays = 7
