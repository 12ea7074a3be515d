import { useQuery } from '@tanstack/react-query'
import { accountWords } from '#content/account.ts'
import { codeSchema } from '#domain/account.ts'
import { beginFactor, type NewFactor, showFactor } from '#web/data/factors.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { CodeField } from '#web/sign-in/code-field.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormActions } from './form-actions.tsx'

const words = accountWords.factor

type NewFactorFormProps = { onClose: () => void; onAdded: () => void }

export function NewFactorForm(props: NewFactorFormProps) {
  // Each time it opens it gets a new secret, which is dropped when it closes.
  const query = useQuery({
    queryKey: ['new-factor'],
    queryFn: () => beginFactor(words.name),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (query.isPending) return <Skeleton lines={4} label={words.beginning} />
  if (query.isError) return <FormAlert>{query.error.message}</FormAlert>
  return <ScanForm factor={query.data} {...props} />
}

function ScanForm({ factor, onClose, onAdded }: NewFactorFormProps & { factor: NewFactor }) {
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { code: '' },
    schema: codeSchema,
    failedTitle: words.failed,
    send: async ({ code }) => {
      await showFactor(factor.id, code)
      showToast(words.added)
      onClose()
      onAdded()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      <p>{words.scan}</p>
      <img
        src={factor.qrCode}
        alt={words.qr}
        width={220}
        height={220}
        className="rounded-small bg-[white] p-2"
      />
      <p className="text-small">
        {words.byHand} <code className="break-all font-semibold select-all">{factor.secret}</code>
      </p>
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <CodeField {...bind('code')} label={words.code} />
      <FormActions action={words.action} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}
