import { type DragEvent, useRef, useState } from 'react'
import { FileUp } from '#web/icons/file-up.ts'
import { Button } from '#web/ui/button.tsx'

type FileDropProps = {
  words: { label: string; choose: string; another: string; drop: string; kinds: string }
  accept: string
  isFirst: boolean
  isBusy: boolean
  onFile: (file: File) => void
}

/** A file chosen from the phone, or dropped here on a laptop. */
export function FileDrop({ words, accept, isFirst, isBusy, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(onFile)
  return (
    <section className="file-drop" data-over={isOver || undefined} aria-label={words.label} {...drop}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept={accept}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button tone="quiet" busy={isBusy} onClick={() => input.current?.click()}>
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
