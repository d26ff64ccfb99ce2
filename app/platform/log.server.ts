import { type DestinationStream, type Logger, pino } from 'pino'
import { rememberErrors } from './log/recent-errors.ts'
import { toldError, withoutSecrets } from './log/told-error.ts'

export type Log = Logger

/**
 * One JSON object a line on standard output. No address, name or telephone of anybody, and nothing that opens an order, gets
 * there: errors are told without what was asked of the database (`toldError`), and each line is swept once more as it
 * goes out, whoever wrote it.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toldError },
    redact: ['email', 'phone', 'password', 'token', '*.email', '*.phone', '*.password', '*.token', 'headers'],
    hooks: { streamWrite: sweptAndRemembered },
  }
  return destination ? pino(options, destination) : pino(options)
}

function sweptAndRemembered(line: string): string {
  const swept = withoutSecrets(line)
  rememberErrors(swept)
  return swept
}
