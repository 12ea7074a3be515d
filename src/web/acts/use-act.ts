// What a button does to stored data: one act at a time, busy meanwhile, its outcome told in one sentence, with Undo where
// it can be taken back, and never over a colleague's change.
import { signedInWords } from '#content/signed-in.ts'
import { isChangedMeanwhile, Refusal } from '#domain/refusal.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { useBusy } from './use-busy.ts'
import { useReadAgain } from './use-read-again.ts'

type Words = { title: string; text?: string | undefined }

export type Act<After> = {
  work: () => Promise<After>
  /** Left out where the screen itself shows the success. */
  said?: string | Words | ((after: After) => Words | undefined) | undefined
  /** Where 'Not saved' says too little. A refusal's own sentence takes the place of its text. */
  failed?: Words | ((error: unknown) => Words)
  /** How to take it back. Without words of its own for a failure it has those of the act. */
  undo?: ((after: After) => Undo | false) | undefined
  onDone?: ((after: After) => unknown) | undefined
  /** In place of a message, where a colleague was quicker. */
  onConflict?: (() => void) | undefined
  /** Tells several buttons apart while one of them is busy. */
  name?: string | undefined
}

type Undo = { work: () => Promise<unknown>; said?: Words; failed?: Act<unknown>['failed'] }

/**
 * Afterwards, whether it worked or not, what is on screen is read again; until then a second press does nothing. A room that
 * names keys reads only these, and what does not stand beside the buttons in its own time; a download names none: `[]`.
 */
export function useAct(keys?: readonly string[], inOwnTime: readonly string[] = []) {
  const readHere = useReadAgain(keys)
  const readElsewhere = useReadAgain(inOwnTime)
  const readAgain = () => {
    void readElsewhere()
    return readHere()
  }
  const { run, ...busy } = useBusy()
  /** Returns whether it worked. */
  const act = async <After>(wanted: Act<After>): Promise<boolean> =>
    (await run(() => perform(wanted, readAgain), wanted.name)) ?? false
  return { act, ...busy }
}

export async function perform<After>(wanted: Act<After>, readAgain: () => Promise<void>): Promise<boolean> {
  const { work, said, failed, onDone, onConflict } = wanted
  try {
    const after = await work()
    const words = typeof said === 'function' ? said(after) : typeof said === 'string' ? { title: said } : said
    if (words) showOnlyToast({ ...words, ...undoOf(wanted, after, readAgain) })
    onDone?.(after)
    await readAgain()
    return true
  } catch (error) {
    const isConflict = onConflict && isChangedMeanwhile(error)
    if (isConflict) onConflict()
    else showOnlyToast({ ...failureOf(failed, error), tone: 'bad' })
    // Whoever is told to try again can do so at once.
    const reading = readAgain()
    if (isConflict) await reading
    return false
  }
}

function undoOf<After>({ undo, failed }: Act<After>, after: After, readAgain: () => Promise<void>) {
  const back = undo?.(after)
  return (
    back && {
      action: { label: signedInWords.undo, onAct: () => void perform({ failed, ...back }, readAgain) },
    }
  )
}

function failureOf(failed: Act<unknown>['failed'] = signedInWords.notSaved, error: unknown): Words {
  if (typeof failed === 'function') return failed(error)
  return error instanceof Refusal ? { ...failed, text: error.message } : failed
}
