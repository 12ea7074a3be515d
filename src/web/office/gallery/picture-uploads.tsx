import { type DragEvent, useRef, useState } from 'react'
import { galleryOffice } from '#content/gallery-office.ts'
import { officeWords } from '#content/office.ts'
import { pictureTypes } from '#domain/gallery.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

const words = galleryOffice.uploads

/** Chosen from the phone's pictures, or dropped here on a laptop. */
export function PictureUploads() {
  const { uploads, add, retry, forget } = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(add)
  return (
    <section className="picture-drop" data-over={isOver || undefined} aria-label={words.label} {...drop}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          add(target.files ?? [])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <div className="picture-drop-ask">
        <Button onClick={() => input.current?.click()}>{words.choose}</Button>
        <p>
          <span className="laptop-only">{words.drop} </span>
          {words.limits}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul aria-label={words.label}>
          {uploads.map(upload => (
            <UploadLine key={upload.id} upload={upload} onRetry={retry} onForget={forget} />
          ))}
        </ul>
      )}
    </section>
  )
}

type UploadLineProps = {
  upload: Upload
  onRetry: (upload: Upload) => void
  onForget: (upload: Upload) => void
}

function UploadLine({ upload, onRetry, onForget }: UploadLineProps) {
  const { id, file, state, share, error, canRetry } = upload
  const isFailed = state === 'failed'
  return (
    <li>
      <div>
        <b>{file.name}</b>
        <p role={isFailed ? 'alert' : 'status'} className={isFailed ? 'text-error' : undefined}>
          {isFailed ? error : words.states[state]}
        </p>
        {state === 'sending' && <progress value={share} aria-label={words.sent(file.name)} />}
        {state === 'done' && (
          <Link className="part-link" to={`/admin/gallery/${id}`} state={fromList}>
            {words.describe}
          </Link>
        )}
        {isFailed && canRetry && (
          <Button tone="quiet" onClick={() => onRetry(upload)}>
            {officeWords.retry}
          </Button>
        )}
      </div>
      {isFailed && (
        <IconButton icon="close" label={words.forget(file.name)} onClick={() => onForget(upload)} />
      )}
    </li>
  )
}

// Pictures of the list are dragged too: accept only files.
function useDrop(add: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      add(event.dataTransfer.files)
    },
  }
}
