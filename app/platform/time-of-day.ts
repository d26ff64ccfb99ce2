// Moscow has kept UTC+3 without summer time since 2014: the venue's zone is a constant.
const venueOffsetMs = 3 * 60 * 60 * 1000

/** The hour and minute of an instant as the clocks of the venue show it: `11:30`. */
export function timeOf(instant: Date): string {
  return new Date(instant.getTime() + venueOffsetMs).toISOString().slice(11, 16)
}
