import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Leaves the count of tests, and what they ran on, in the file that scripts/test.js names. */
export default class TallyReporter implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed') this.passed += 1;
    if (state === 'failed') this.failed += 1;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const file = process.env.TEST_TALLY_FILE;
    if (!file) return;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = this.failed + broken + unhandledErrors.length;
    const engines = [...new Set(modules.flatMap(({ project }) => project.getProvidedContext().engines ?? []))].sort();
    writeFileSync(file, JSON.stringify({ passed: this.passed, failed, engines }));
  }
}
