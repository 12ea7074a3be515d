import { useState } from 'react'
import { importWords as words } from '#content/import.ts'
import { Columns3 } from '#web/icons/columns-3.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { FileDrop } from '#web/office/shared/file-drop.tsx'
import { Button } from '#web/ui/button.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportNotice } from './import-notice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { PastImports } from './past-imports.tsx'
import { usePeopleFile } from './use-people-file.ts'

/** People from a spreadsheet or a phone: read, looked at, brought in all at once, and undone. */
export function ImportPage() {
  const file = usePeopleFile()
  const { state, columns } = file
  const [isChoosing, setChoosing] = useState(false)
  const asks = columns && (state.kind === 'asks' || isChoosing)
  const isLooked = state.kind === 'looked' && !asks
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <div className="import">
        <FileDrop
          words={words.file}
          accept=".csv,.txt,.vcf,text/csv,text/plain,text/vcard,text/x-vcard"
          isFirst={state.kind === 'none'}
          isBusy={file.isBusy}
          onFile={chosen => {
            setChoosing(false)
            file.take(chosen)
          }}
        />
        <ImportNotice state={state} />
        {asks && (
          <ImportColumns
            columns={columns}
            onCancel={isChoosing ? () => setChoosing(false) : file.forget}
            onSave={kinds => {
              setChoosing(false)
              file.readWith(kinds)
            }}
          />
        )}
        {isLooked && columns && (
          <Button tone="quiet" className="import-columns" onClick={() => setChoosing(true)}>
            <Columns3 aria-hidden="true" />
            {words.columns.button}
          </Button>
        )}
        {isLooked && (
          <ImportPreview
            key={`${state.looked.id} ${state.looked.turn}`}
            looked={state.looked}
            isBusy={file.isBusy}
            onRun={chosen => file.bringIn(state.looked, chosen)}
          />
        )}
        {state.kind === 'none' && <PastImports />}
      </div>
    </OfficePage>
  )
}
