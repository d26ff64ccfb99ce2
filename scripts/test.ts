import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { logFolder } from '../tests/builders/logs/log-folder.ts'
import { installTestTools } from './install-test-tools.ts'
import { strayErrorsFile } from './stray-errors.ts'

const report = '.cache/test-report.json'
const node = process.execPath
// Paths and options are Vitest's own: `app/mail`, `--changed`, `--project=unit`.
const only = process.argv.slice(2)
const arePathsNamed = only.some(word => !word.startsWith('-'))
const isWhole = only.length === 0
const mostTriedAgain = 10

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
// A busy machine is late now and then: the few files in which something failed are run once more, alone, and named at the
// end. What fails again is wrong, and so is at once an error that belongs to no test.
const { failedFiles } = tests
if (isWhole && !tests.isAstray && failedFiles.length > 0 && failedFiles.length <= mostTriedAgain) {
  const first = tests
  const again = runTests([...failedFiles, '--maxWorkers=1'])
  const late = first.failedNames.filter(name => !again.failedNames.includes(name))
  const passed = first.passedElsewhere + again.passed
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
  for (const file of [report, strayErrorsFile]) rmSync(file, { force: true })
  const isGreen = run('tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/stray-errors.ts',
    '--reporter=./scripts/slowest-files.ts',
    // Of what has changed perhaps nothing is tested: then there is nothing to count, and nothing wrong.
    ...(words.some(word => word.startsWith('--changed')) ? ['--passWithNoTests'] : []),
    ...words,
  ])
  const read = readReport()
  // Without a report, or with an error that belongs to no test, the run has failed as a whole.
  const isAstray = existsSync(strayErrorsFile) || (!isGreen && read.failed === 0)
  return { ...read, failed: read.failed + (isAstray ? 1 : 0), isAstray }
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
  const failedFiles = testResults.filter(({ status }) => status === 'failed')
  // A file that could not even be loaded has no tests to count; it fails all the same.
  const lost = failedFiles.filter(file => !file.assertionResults.some(({ status }) => status === 'failed'))
  const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const failedNames = [...failed, ...lost.map(({ name }) => relative('.', name))]
  const passedBeside = failedFiles.flatMap(({ assertionResults }) => assertionResults.filter(isPassed))
  const late = results.filter(one => isPassed(one) && one.failureMessages.length > 0)
  return {
    passed: numPassedTests,
    passedElsewhere: numPassedTests - passedBeside.length,
    failed: failedNames.length,
    failedNames,
    failedFiles: failedFiles.map(({ name }) => name),
    late: late.map(({ fullName }) => fullName),
  }
}

function isPassed({ status }: { status: string }): boolean {
  return status === 'passed'
}
