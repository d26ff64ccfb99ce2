/** A field nobody sees and no browser fills in for people. What is written there was written by a robot. */
export const honeypotName = 'second-address'
