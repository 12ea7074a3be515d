// Names the tests that passed at a second try: it hides a fault in the test or in the code.
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

export default class SecondTries implements Reporter {
  private readonly found: string[] = []

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.found.push(`${test.module.relativeModuleId}: ${test.fullName}: ${first?.message}`)
  }

  onTestRunEnd() {
    if (process.env.SECOND_TRIES_FILE)
      writeFileSync(process.env.SECOND_TRIES_FILE, JSON.stringify(this.found))
  }
}
