import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { logFolder } from '../tests/builders/logs/log-folder.ts'
import { installTestTools } from './install-test-tools.ts'

const report = '.cache/test-report.json'
const node = process.execPath
// Paths and options are Vitest's own: `app/mail`, `--changed`, `--project=unit`.
const only = process.argv.slice(2)
const arePathsNamed = only.some(word => !word.startsWith('-'))
const isWhole = only.length === 0

// Types, lint, then every test there is; the last line counts them all.
if (!only.includes('--project=unit')) installTestTools()
mkdirSync('.cache', { recursive: true })
rmSync(logFolder, { recursive: true, force: true })
const checks = arePathsNamed
  ? []
  : [
      run('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
      run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
    ]
let tests = runTests(only)
// A page looked at while its browser was kept waiting by a neighbour: the few journeys that failed are walked once more,
// alone, and named. What fails again is wrong; whatever else fails is wrong at once.
const { failedFiles } = tests
if (isWhole && failedFiles.length > 0 && failedFiles.length <= 3 && failedFiles.every(isJourney)) {
  const first = tests
  const again = runTests(failedFiles)
  const late = first.failedNames.filter(name => !again.failedNames.includes(name))
  const passed = first.passed + first.failed - again.failed
  tests = { ...again, passed, late: [...first.late, ...late, ...again.late] }
}
// Whatever a process of the tests has said is kept: none of it may name anybody, or open anything.
checks.push(run('logs', ['scripts/check-logs.ts', ...(isWhole ? ['--whole'] : [])]))
const passed = tests.passed + checks.filter(Boolean).length
const failed = tests.failed + checks.filter(isGreen => !isGreen).length
for (const name of tests.late) console.log(`late at first, right at the second try: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function run(name: string, parameters: string[]): boolean {
  console.log(`\n— ${name}`)
  // A run starts some three hundred processes: what one has compiled, the next need not.
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compile') }
  return spawnSync(node, parameters, { stdio: 'inherit', env }).status === 0
}

function runTests(words: string[]) {
  rmSync(report, { force: true })
  const isGreen = run('tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Of what has changed perhaps nothing is tested: then there is nothing to count, and nothing wrong.
    ...(words.some(word => word.startsWith('--changed')) ? ['--passWithNoTests'] : []),
    ...words,
  ])
  const read = readReport()
  // Without a report, or with an error that belongs to no test, the run has failed as a whole.
  return isGreen || read.failed > 0 ? read : { ...read, failed: 1 }
}

function isJourney(file: string): boolean {
  return /\/tests\/(?:journeys|lab)\//.test(file)
}

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function readReport() {
  const { numPassedTests, testResults }: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, testResults: [] }
  const results = testResults.flatMap(file => file.assertionResults)
  const failedNames = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const failedFiles = testResults.filter(({ status }) => status === 'failed')
  // A file that could not even be loaded has no tests to count; it fails all the same.
  const lost = failedFiles.filter(file => !file.assertionResults.some(({ status }) => status === 'failed'))
  const late = results.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  )
  return {
    passed: numPassedTests,
    failed: failedNames.length + lost.length,
    failedNames,
    failedFiles: failedFiles.map(({ name }) => name),
    late: late.map(({ fullName }) => fullName),
  }
}
