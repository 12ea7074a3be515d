import { useState } from 'react'
import { balanceWords as words } from '#content/admin.ts'
import { type BalanceKind, formatBalance, readChange, toHundredths } from '#domain/balance-change.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { useClientEdit } from './use-client-edit.ts'

type BalanceBoxProps = { edit: ReturnType<typeof useClientEdit> }

/** A balance is never overwritten: a change has an amount and a reason, and shows its result. */
export function BalanceBox({ edit }: BalanceBoxProps) {
  const [open, setOpen] = useState<BalanceKind>()
  const balances = { credits: edit.seen.credits, points: edit.seen.loyalty_points }
  const isOpen = (kind: BalanceKind) => open === kind || Boolean(edit.values[kind] || edit.errors[kind])
  return (
    <section className="mt-2">
      <h3 className="client-part">{words.title}</h3>
      <div className="purse">
        <dl>
          {(['credits', 'points'] as const).map(kind => (
            <div key={kind}>
              <dt>{words.kinds[kind]}</dt>
              <dd>
                {formatBalance(toHundredths(balances[kind]))}
                <Button
                  tone="quiet"
                  aria-expanded={isOpen(kind)}
                  aria-label={words.changeOf(words.kinds[kind])}
                  onClick={() => setOpen(open === kind ? undefined : kind)}
                >
                  {words.change}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
        {(['credits', 'points'] as const).map(
          kind =>
            isOpen(kind) && <ChangeFields key={kind} kind={kind} balance={balances[kind]} edit={edit} />,
        )}
      </div>
    </section>
  )
}

function ChangeFields({ kind, balance, edit }: BalanceBoxProps & { kind: BalanceKind; balance: number }) {
  const change = readChange(edit.values[kind])
  const before = toHundredths(balance)
  const after = before + (change ?? 0)
  return (
    <div className="purse-change">
      <TextField
        {...edit.bind(kind)}
        label={words.addOrTakeOff(words.kinds[kind])}
        placeholder={words.amountHint}
        autoComplete="off"
        inputMode="text"
        // The button that shows this field was pressed in order to type into it.
        autoFocus
      />
      <TextField
        {...edit.bind(`${kind}_why`)}
        label={words.why}
        placeholder={words.whyHint}
        autoComplete="off"
      />
      <p role="status">
        {change === undefined
          ? words.unchanged(formatBalance(before))
          : words.result(formatBalance(before), formatBalance(after))}
      </p>
    </div>
  )
}
