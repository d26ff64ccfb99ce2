const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** «11:52:10» by the clocks of the venue. */
export function clockOf(instant: Date): string {
  return parts.format(instant)
}

/** «71:27:50»: hours, minutes and seconds that are left. */
export function countdownOf(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
}
