import { globSync, readFileSync } from 'node:fs'

/**
 * The tests that start nothing: no server, no process, no browser, no database. Whatever starts something is named by
 * the test that uses it, so its text tells. A test that is taken for one of these and is none fails at its first
 * `inject`, for nobody has set anything up.
 */
export function unitTests(): string[] {
  return globSync(['{app,content,db,scripts}/**/*.test.{ts,tsx}', 'tests/{,award/}*.test.ts']).filter(
    path => !starters.test(readFileSync(path, 'utf8')),
  )
}

const starters =
  /\/(?:both-databases|fair-database|test-box-office|postgres-cluster|child|site|browser|image-bench|gateway-for-test|sandbox-for-test)\.ts'|'node:(?:http|net|child_process)'|\binject\(/
