import { writeFileSync } from 'node:fs'

/** Where a run writes the errors that belong to no test, for `scripts/test.ts`: Vitest's own report leaves them out. */
export const strayErrorsFile = '.cache/stray-errors.txt'

/** A reporter of Vitest's. */
export default class StrayErrors {
  onTestRunEnd(_modules: unknown, errors: readonly { message: string }[]): void {
    if (errors.length > 0) writeFileSync(strayErrorsFile, errors.map(({ message }) => message).join('\n'))
  }
}
