import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { firstPrices, firstStepWords } from '#content/first-steps.ts'
import { toDecimal } from '#domain/money.ts'
import { optionalRand } from '#domain/price-settings.ts'
import { labelOfKind } from '#domain/service-types.ts'
import { readLengths } from '#web/data/diary-settings.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { readIsPublished, readPriceList, savePrice, savePublished } from '#web/data/prices.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { StepFoot, StepPage } from './step-page.tsx'
import { useStepMoves } from './use-first-day.ts'

const words = firstStepWords.prices
type Seen = Awaited<ReturnType<typeof readPrices>>
type Checked = Record<string, number | null> & { publish: 'yes' | 'no' }

const labels: Record<string, string> = {
  ...Object.fromEntries(firstPrices.map(kind => [kind, labelOfKind(kind)])),
  publish: words.publish,
}
const schema = z.object({
  ...Object.fromEntries(firstPrices.map(kind => [kind, optionalRand])),
  publish: z.enum(['yes', 'no']),
}) as unknown as z.ZodMiniType<Checked>

export function PricesStep() {
  return (
    <StepPage step="prices" lead={words.lead}>
      {day => <Prices day={day} />}
    </StepPage>
  )
}

async function readPrices() {
  const [prices, lengths, isPublished] = await Promise.all([
    readPriceList(),
    readLengths(),
    readIsPublished(),
  ])
  return { prices, lengths, isPublished }
}

function Prices({ day }: { day: FirstDay }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['first-prices', session.user.id],
    queryFn: readPrices,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <QueryState query={query} failed={firstStepWords.failed}>
      {stored => <PricesForm day={day} stored={stored} />}
    </QueryState>
  )
}

function PricesForm({ day, stored }: { day: FirstDay; stored: Seen }) {
  const { mark, busyWith } = useStepMoves('prices', day.states)
  const form = useSeenForm({
    stored,
    formOf,
    schemaOf: () => schema,
    labels,
    notices: { saveFailed: firstStepWords.form.failed },
    save: async (seen, changes) => {
      await savePrices(seen, changes)
      return readPrices()
    },
    read: readPrices,
    reads: ['price-list', 'price-changes', 'prices-published'],
    onSaved: () => mark('done'),
  })
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid max-w-3xl gap-6">
      <div className="field-grid">
        {firstPrices.map(kind => (
          <TextField
            key={kind}
            {...form.bind(kind)}
            label={words.from(labelOfKind(kind))}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        ))}
        <SelectField {...form.bind('publish')} label={words.publish}>
          <option value="no">{words.choices.no}</option>
          <option value="yes">{words.choices.yes}</option>
        </SelectField>
      </div>
      <p className="text-ink-soft">{words.more}</p>
      {form.changedLabels.length === 0 && (
        <Button tone="quiet" className="scroll-my-56 justify-self-start" onClick={() => void mark('done')}>
          {words.none}
        </Button>
      )}
      <StepFoot onLater={() => void mark('later')} busyWith={form.isBusy ? 'done' : busyWith} />
    </form>
  )
}

// One after the other, each over what was read: what a colleague has set meanwhile is not lost.
async function savePrices({ prices, lengths }: Seen, { publish, ...changes }: Partial<Checked>) {
  for (const kind of firstPrices.filter(known => known in changes)) {
    const seen = prices.find(row => row.kind === kind)
    const usual = lengths.find(length => length.kind === kind)?.usual_size ?? 1
    await savePrice(kind, seen, {
      price_from_cents: changes[kind] ?? null,
      included_size: seen?.included_size ?? usual,
      per_unit_cents: seen?.per_unit_cents ?? 0,
    })
  }
  if (publish) await savePublished(publish === 'yes')
}

function formOf({ prices, isPublished }: Seen): Record<string, string> {
  const randOf = (kind: string) => {
    const cents = prices.find(row => row.kind === kind)?.price_from_cents ?? null
    return cents === null ? '' : toDecimal(cents)
  }
  return {
    ...Object.fromEntries(firstPrices.map(kind => [kind, randOf(kind)])),
    publish: isPublished ? 'yes' : 'no',
  }
}
