/** The fair's time as the server says it with every list: a gate's own clock may be wrong. */
export const fairNowHeader = 'x-fair-now'
