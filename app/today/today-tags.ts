/** Of what the day is made: the tables whose changes it hears of. */
export const todayTags: readonly string[] = ['events', 'departures', 'programme_changes', 'hall_loads']
