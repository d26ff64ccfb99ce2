/**
 * Stands in a stored page where each visitor's own token belongs: one page is kept for all, and a token is for one. It
 * is replaced as the page goes out; a page that came by the router asks for a token of its own.
 */
export const tokenMark = 'one-token-for-one-visitor'
