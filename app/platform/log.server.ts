import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON object a line on standard output; addresses and names of people stay out of it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    redact: ['*.email', '*.phone', '*.password', 'headers.cookie', 'headers.authorization'],
  })
}
