import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { bankWords } from '#content/bank-file.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChosenFile } from './use-bank-file.ts'

const words = bankWords.file

/** Chosen from the phone, or dropped here on a laptop. */
export function FileDrop({ file }: { file: ChosenFile }) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(file.take)
  const isFirst = file.state.kind === 'none'
  return (
    <section className="bank-drop" data-over={isOver || undefined} aria-label={words.label} {...drop}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept=".csv,.ofx,.txt,text/csv,text/plain,application/x-ofx"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) file.take(chosen)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button tone="quiet" busy={file.isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        {isFirst ? words.choose : words.another}
      </Button>
      <p>
        <span className="laptop-only">{words.drop} </span>
        {words.kinds}
      </p>
    </section>
  )
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
