/** A calendar file read back by the rules of RFC 5545: unfolded, its parts told apart, texts unescaped. */
export type CalendarPart = {
  name: string
  /** By name with parameters: `DTSTART;TZID=Europe/Moscow`. */
  properties: Record<string, string>
  parts: CalendarPart[]
}

export function readCalendar(file: string): CalendarPart {
  if (!file.endsWith('\r\n')) throw new Error('a calendar ends with a line end')
  const lines = file.slice(0, -2).split('\r\n')
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare line end in: ${line}`)
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`)
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const outside: CalendarPart = { name: '', properties: {}, parts: [] }
  const open = [outside]
  for (const line of unfolded) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)]
    const current = open.at(-1) as CalendarPart
    if (name === 'BEGIN') {
      const part = { name: value, properties: {}, parts: [] }
      current.parts.push(part)
      open.push(part)
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends where it did not begin`)
    } else current.properties[name] = unescapeText(value)
  }
  const [calendar, ...more] = outside.parts
  if (open.length !== 1 || !calendar || more.length > 0) throw new Error('not one whole calendar')
  return calendar
}

export function partsOf(part: CalendarPart, name: string): CalendarPart[] {
  return part.parts.filter(inner => inner.name === name)
}

function unescapeText(value: string): string {
  return value.replace(/\\(.)/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}
