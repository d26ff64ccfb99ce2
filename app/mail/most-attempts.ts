/** How often a letter is tried before it is given up: the first time, and as often again as its queue allows. */
export const mostAttempts = 21
