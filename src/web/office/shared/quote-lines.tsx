import { officeQuoteWords } from '#content/office-quotes.ts'
import { discountReason, type Reward } from '#domain/discounts.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { discountWords } from '#domain/price.ts'
import { kindOf } from '#domain/service-types.ts'
import { newId } from '#web/browser/random.ts'
import { Plus } from '#web/icons/plus.ts'
import { X } from '#web/icons/x.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, FieldError } from '#web/ui/field.tsx'
import { type TypedLine, withExtra, withoutLine } from './quote-values.ts'
import type { QuoteEditing } from './use-quote-editor.ts'

const words = officeQuoteWords.lines

type Editing = { editing: QuoteEditing }

/** What is charged, what comes off and why, and what is left to pay. */
export function QuoteLines({ editing }: Editing) {
  return (
    <section aria-label={words.label} className="q-lines">
      {editing.form.values.lines.map(line => (
        <QuoteLineRow key={line.id} editing={editing} line={line} />
      ))}
      <AddLines editing={editing} />
      <Discounts editing={editing} />
      <Total editing={editing} />
    </section>
  )
}

function QuoteLineRow({ editing, line }: Editing & { line: TypedLine }) {
  const { form } = editing
  const change = (changes: Partial<TypedLine>) =>
    form.change({ lines: form.values.lines.map(one => (one.id === line.id ? { ...one, ...changes } : one)) })
  const name = line.words.trim() || words.emptyLine
  const errors = [form.errors[`amount-${line.id}`], form.errors[`words-${line.id}`]]
  return (
    <div className="q-line">
      {line.kind === 'line' ? (
        <LineWords {...{ line, change }} error={errors[1]} />
      ) : (
        <LineName line={line} />
      )}
      {line.kind === 'way' && line.rand === '0.00' ? (
        <span className="text-ink-soft">{words.included}</span>
      ) : (
        <LineAmount {...{ line, name, change }} error={errors[0]} />
      )}
      {line.kind === 'clean' ? (
        <span />
      ) : (
        <button
          type="button"
          className="q-remove"
          aria-label={words.remove(name)}
          onClick={() => form.change(withoutLine(form.values, line.id))}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {errors.map(error => error && <LineError key={error} id={`${line.id}-error`} error={error} />)}
    </div>
  )
}

function LineName({ line }: { line: TypedLine }) {
  return (
    <span className="q-name">
      {line.words}
      {line.rand === '' && <small>{words.noPrice}</small>}
    </span>
  )
}

type FieldProps = {
  line: TypedLine
  error: string | undefined
  change: (changes: Partial<TypedLine>) => void
}

function LineWords({ line, error, change }: FieldProps) {
  return (
    <input
      className="input q-words"
      data-field={`words-${line.id}`}
      aria-label={words.words}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${line.id}-error` : undefined}
      value={line.words}
      maxLength={500}
      onChange={event => change({ words: event.target.value })}
    />
  )
}

function LineAmount({ line, name, error, change }: FieldProps & { name: string }) {
  return (
    <span className="rand">
      <span aria-hidden="true">R</span>
      <input
        data-field={`amount-${line.id}`}
        aria-label={words.price(name)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${line.id}-error` : undefined}
        value={line.rand}
        onChange={event => change({ rand: event.target.value })}
        onFocus={event => event.target.select()}
      />
    </span>
  )
}

function LineError({ id, error }: { id: string; error: string }) {
  return (
    <div className="q-wide">
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

function AddLines({ editing: { form, facts } }: Editing) {
  const { values } = form
  const kind = kindOf(values.service_type)
  const more = facts.choices.extras.filter(
    ({ key, kinds, is_active }) => is_active && kinds.includes(kind) && !values.extras.includes(key),
  )
  const priceOf = (key: string) => facts.draft.prices.extras.find(extra => extra.key === key)?.price_cents
  const addLine = () => {
    const line: TypedLine = { id: newId(), kind: 'line', key: null, words: '', rand: '' }
    form.change({ lines: [...values.lines, line] })
  }
  return (
    <div className="q-add">
      <Button tone="text" onClick={addLine} disabled={values.lines.length >= 50}>
        <Plus aria-hidden="true" />
        {words.add}
      </Button>
      {more.map(({ key, label }) => {
        const cents = priceOf(key) ?? null
        return (
          <Button key={key} tone="text" onClick={() => form.change(withExtra(facts, values, key))}>
            <Plus aria-hidden="true" />
            {words.addExtra(label, cents === null ? undefined : formatRand(cents))}
          </Button>
        )
      })}
    </div>
  )
}

// The rule in small, under the name of the discount.
function Discounts({ editing: { form, facts, reckoned } }: Editing) {
  const { hasPromotion, rewardIds } = form.values
  const { offered, discounts } = reckoned
  const tick = (id: string, isOn: boolean) =>
    form.change({ rewardIds: isOn ? [...rewardIds, id] : rewardIds.filter(other => other !== id) })
  const offOf = (reward: Reward) => discounts.find(({ key }) => key === reward.id)?.amount_cents
  return (
    <>
      {offered && (
        <Discount
          reason={discountWords(offered)}
          isOn={hasPromotion}
          cents={hasPromotion ? offered.amount_cents : undefined}
          onTick={isOn => form.change({ hasPromotion: isOn })}
        />
      )}
      {facts.draft.rewards.map(reward => (
        <Discount
          key={reward.id}
          reason={discountReason(reward, reward.friend ?? undefined)}
          isOn={rewardIds.includes(reward.id)}
          cents={offOf(reward)}
          onTick={isOn => tick(reward.id, isOn)}
        />
      ))}
    </>
  )
}

type DiscountProps = {
  reason: string
  isOn: boolean
  cents: number | undefined
  onTick: (isOn: boolean) => void
}

function Discount({ reason, isOn, cents, onTick }: DiscountProps) {
  const [name, ...rule] = reason.split(': ')
  return (
    <div className="q-line q-discount">
      <CheckField
        label={
          <>
            {name}
            <small>{rule.join(': ')}</small>
          </>
        }
        checked={isOn}
        onChange={event => onTick(event.target.checked)}
      />
      {cents !== undefined && <span className="money-off">{formatOff(-cents)}</span>}
    </div>
  )
}

function Total({ editing: { reckoned, facts } }: Editing) {
  const percent = reckoned.discounts
    .filter(({ kind }) => kind !== 'promotion')
    .reduce((sum, { rule }) => sum + (rule.percent ?? 0), 0)
  const { total, credits } = officeQuoteWords
  const isPlain = reckoned.discounts.length === 0
  return (
    <>
      <p className="q-line q-total">
        <span>
          {total.pays}
          {percent > 0 && <small>{total.rewards(percent)}</small>}
          {isPlain && <small>{total.noRewards}</small>}
        </span>
        <output className="money">{formatRand(Math.max(0, reckoned.totalCents))}</output>
      </p>
      {facts.draft.credits_cents > 0 && (
        <p className="text-ink-soft">{credits(formatRand(facts.draft.credits_cents))}</p>
      )}
    </>
  )
}
