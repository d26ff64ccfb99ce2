/** One switchboard for the whole fair: the departments differ by address. */
export const switchboard = '+7\u00a0495\u00a0010-24-27'
