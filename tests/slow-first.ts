// The order of the test files: those that take longest begin first, so that none of them runs on alone at the end while
// the other workers have nothing left. A new file that takes more than ten seconds belongs here. Those of one project
// stand together: a process is kept while the next file may share it.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowFiles = [
  'tests/server/sample.test.ts',
  'tests/month/month.test.ts',
  'tests/demo/busy-month.test.ts',
  'tests/server/deployment.test.ts',
  'tests/policies/matrix.test.ts',
  'tests/upgrade/upgrade.test.ts',
  'tests/faults/reminders.test.ts',
  'tests/faults/ended-server.test.ts',
  'tests/server/erased-person.test.ts',
  'tests/faults/made-visits.test.ts',
  'tests/database/backup.test.ts',
  'tests/server/live-pages.test.ts',
  'tests/policies/hold-slot.test.ts',
  'tests/attacks/other-people.test.ts',
  'tests/faults/newsletter.test.ts',
  'tests/faults/postgres-away.test.ts',
  'tests/faults/full-disk.test.ts',
  'tests/wire/cleans/photos.test.ts',
  'tests/attacks/doors.test.ts',
  'tests/mail/crash.test.ts',
  'tests/database/embedded.test.ts',
  'tests/database/backup-of-everything.test.ts',
  'tests/wire/gallery/hostile-files.test.ts',
  'tests/changed-facts.test.ts',
  'tests/changed-terms.test.ts',
]

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => slowFiles.findIndex(file => moduleId.endsWith(file))
    const slow = files.filter(file => place(file) >= 0).sort((one, other) => place(one) - place(other))
    return [...slow, ...(await super.sort(files.filter(file => place(file) < 0)))]
  }
}
