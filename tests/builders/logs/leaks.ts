/** The lines of a log that name somebody or open something: what looks so, and what is known to. */
export function leaksIn(log: string, secrets: readonly string[] = []): string[] {
  return log.split('\n').filter(line => isLeak(line) || secrets.some(secret => line.includes(secret)))
}

// Written again, and wider than the sweeper's own patterns: whoever checks does not copy from whom is checked.
function isLeak(line: string): boolean {
  return /[^\s"]@[\w-]+\.[\w-]|%40[\w-]+\.|(?:order|orders|ticket)(?:\/|%2F)[\w-]{20}|\+7[ (-]?\d|params?:|"detail"/i.test(
    line,
  )
}
