import { accountWords } from '#content/account.ts'
import { securityKeyWords } from '#content/passkeys.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { addSecurityKey } from '#web/data/passkeys.ts'
import { outcomeOf } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type NewSecurityKeyProps = { onClose: () => void; onAdded: () => void }

/** Beside the form for an app, for who has a key. The default export is what lazy loading wants. */
export default function NewSecurityKey({ onClose, onAdded }: NewSecurityKeyProps) {
  const { run, isBusy } = useBusy()

  async function add() {
    const refusal = await outcomeOf(addSecurityKey(securityKeyWords.name), accountWords.factor.failed)
    // The app's secret, which was shown beside it, has made way for the key: the form begins anew.
    onClose()
    if (refusal) return
    showToast(accountWords.factor.added)
    onAdded()
  }

  return (
    <div className="grid gap-2">
      <p>{securityKeyWords.offer}</p>
      <Button tone="quiet" className="justify-self-start" busy={isBusy} onClick={() => run(add)}>
        {isBusy ? securityKeyWords.waiting : securityKeyWords.begin}
      </Button>
    </div>
  )
}
