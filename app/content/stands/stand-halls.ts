/** The halls of the plan that have stands, in the order in which they are told of. */
export const standHalls = ['left-hall', 'rotunda', 'right-hall', 'left-gallery', 'right-gallery'] as const
export type StandHall = (typeof standHalls)[number]
