import { useState } from 'react'
import { bankWords as words } from '#content/bank-file.ts'
import { Columns3 } from '#web/icons/columns-3.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { FileDrop } from '#web/office/shared/file-drop.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BankLines } from './bank-lines.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { FileNotice } from './file-notice.tsx'
import { useBankFile } from './use-bank-file.ts'
import { useBankLines } from './use-bank-lines.ts'

/** The bank's file: read, each line laid beside the invoice that it pays, and booked with one tap. */
export function BankPage() {
  const isAdmin = useHasRole('admin')
  return (
    <OfficePage title={words.title} lead={words.lead}>
      {isAdmin ? (
        <BankDesk />
      ) : (
        <EmptyState title={words.adminsOnly.title}>{words.adminsOnly.text}</EmptyState>
      )}
    </OfficePage>
  )
}

function BankDesk() {
  const file = useBankFile()
  const query = useBankLines()
  const [isChoosing, setChoosing] = useState(false)
  const { columns } = file
  const asks = file.state.kind === 'mapping' || isChoosing
  return (
    <div className="bank">
      <FileDrop
        words={words.file}
        accept=".csv,.ofx,.txt,text/csv,text/plain,application/x-ofx"
        isFirst={file.state.kind === 'none'}
        isBusy={file.isBusy}
        onFile={file.take}
      />
      <FileNotice state={file.state} />
      {asks && columns && (
        <ColumnChoice
          key={columns.key}
          columns={columns}
          onCancel={isChoosing ? () => setChoosing(false) : file.forget}
          onSave={layout => file.remember(columns.key, layout).then(() => setChoosing(false))}
        />
      )}
      {!asks && (
        <QueryState query={query} failed={words.failed}>
          {desk => <BankLines desk={desk} />}
        </QueryState>
      )}
      {!asks && columns && (
        <Button tone="quiet" className="bank-columns" onClick={() => setChoosing(true)}>
          <Columns3 aria-hidden="true" />
          {words.columns.button}
        </Button>
      )}
    </div>
  )
}
