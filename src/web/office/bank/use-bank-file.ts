// From the chosen file to kept lines. The reader comes with the first file; what it cannot read is told with its line, and
// what it does not know is asked.
import { useRef, useState } from 'react'
import { bankWords as words } from '#content/bank-file.ts'
import type { Layout } from '#domain/bank-file/bank-line.ts'
import type { BankFile, Columns } from '#domain/bank-file/read-bank-file.ts'
import { formatSpan, todayAt } from '#domain/calendar.ts'
import type { Fault } from '#domain/table-file/fault.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { useReadAgain } from '#web/acts/use-read-again.ts'
import { newId } from '#web/browser/random.ts'
import { keepLines, readLayouts, rememberLayout } from '#web/data/bank.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { bankKeys } from './bank-keys.ts'

export type FileState =
  | { kind: 'none' | 'reading' | 'mapping' | 'failed' }
  | { kind: 'sending'; done: number; all: number }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'read'; title: string; fresh: number; known: number }

export function useBankFile() {
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const [columns, setColumns] = useState<Columns>()
  const bytes = useRef<Uint8Array>(undefined)
  const { run, isBusy } = useBusy()
  const readAgain = useReadAgain(bankKeys)

  async function read() {
    if (!bytes.current) return
    setState({ kind: 'reading' })
    try {
      const found = await readFile(bytes.current)
      setColumns(found.kind === 'refused' ? undefined : found.columns)
      if (found.kind !== 'read') return setState(found)
      const all = found.lines.length
      setState({ kind: 'sending', done: 0, all })
      const kept = await keepLines(newId(), found.lines, done => setState({ kind: 'sending', done, all }))
      await readAgain()
      setState({ kind: 'read', title: titleOf(found), ...kept })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  return {
    state,
    columns,
    isBusy,
    take: (file: File) =>
      void run(async () => {
        bytes.current = new Uint8Array(await file.arrayBuffer())
        await read()
      }),
    remember: async (key: string, layout: Layout) => {
      await run(async () => {
        try {
          await rememberLayout(key, layout)
        } catch {
          return showOnlyToast({ ...words.columns.failed, tone: 'bad' })
        }
        await read()
      })
    },
    forget: () => {
      setColumns(undefined)
      setState({ kind: 'none' })
    },
  }
}

async function readFile(bytes: Uint8Array): Promise<BankFile> {
  const [{ readBankFile }, layouts] = await Promise.all([
    import('#domain/bank-file/read-bank-file.ts'),
    readLayouts(),
  ])
  return readBankFile(bytes, { today: todayAt(new Date()), layouts })
}

function titleOf({ bank, lines }: Extract<BankFile, { kind: 'read' }>): string {
  const days = lines.map(({ day }) => day).sort()
  return words.read(bank, formatSpan(days[0] ?? '', days.at(-1) ?? ''), lines.length)
}
