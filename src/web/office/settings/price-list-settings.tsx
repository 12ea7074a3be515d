import { useQuery } from '@tanstack/react-query'
import { sizeWords } from '#content/clean-size.ts'
import { settingsWords } from '#content/settings.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import { listedPriceSchema, wayPriceSchema } from '#domain/price-settings.ts'
import { labelOfKind } from '#domain/service-types.ts'
import { suburbsByTown } from '#domain/suburbs.ts'
import { readLengths, type StoredLength } from '#web/data/diary-settings.ts'
import { type ListedPrice, readPriceList, readWays, savePrice, saveWay } from '#web/data/prices.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FoldedSetting } from '#web/office/shared/folded-setting.tsx'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { PriceChanges } from './price-changes.tsx'
import { PublishPrices } from './publish-prices.tsx'
import { RealLengths } from './real-lengths.tsx'

const words = settingsWords.prices
const towns = Object.keys(suburbsByTown)
const reads = ['price-list', 'price-changes']

/** What each kind of clean and the way to each town cost, who sees it, and what changed when. */
export function PriceListSettings() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['price-list', session.user.id],
    queryFn: readAll,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {rows => (
          <>
            <RealLengths />
            <PublishPrices hasPrices={rows.some(row => 'kind' in row && row.price_from_cents !== null)} />
            {rows.map(row =>
              'kind' in row ? (
                <PriceSetting key={row.kind} stored={row} />
              ) : (
                <WaySetting key={row.town} stored={row} />
              ),
            )}
            <PriceChanges />
          </>
        )}
      </QueryStates>
    </OfficeSection>
  )
}

/** Without a time if nothing is stored yet. */
type SeenPrice = Omit<ListedPrice, 'kind' | 'updated_at'> &
  Pick<StoredLength, 'kind' | 'size_question'> & { updated_at: string | null }
type SeenWay = { town: string; way_cents: number | null; updated_at: string | null }

async function readAll(): Promise<(SeenPrice | SeenWay)[]> {
  const [lengths, prices, ways] = await Promise.all([readLengths(), readPriceList(), readWays()])
  return [
    ...lengths.map(length => seenPrice(length, prices)),
    ...towns.map(town => ways.find(way => way.town === town) ?? { ...noWay, town }),
  ]
}

const noWay = { way_cents: null, updated_at: null }

function seenPrice({ kind, size_question, usual_size }: StoredLength, prices: ListedPrice[]): SeenPrice {
  const unset = { price_from_cents: null, included_size: usual_size, per_unit_cents: 0, updated_at: null }
  return { ...unset, ...prices.find(price => price.kind === kind), kind, size_question }
}

function PriceSetting({ stored }: { stored: SeenPrice }) {
  const { price_from_cents, per_unit_cents, included_size, size_question } = stored
  const summary =
    price_from_cents === null
      ? words.none
      : words.summary(
          formatRand(price_from_cents),
          sizeWords.sizes[size_question](included_size),
          per_unit_cents > 0 ? formatRand(per_unit_cents) : undefined,
        )
  return (
    <FoldedSetting title={labelOfKind(stored.kind)} summary={summary}>
      <PriceForm stored={stored} />
    </FoldedSetting>
  )
}

function PriceForm({ stored }: { stored: SeenPrice }) {
  const { kind } = stored
  const form = useSeenForm({
    stored,
    formOf: priceForm,
    schemaOf: () => listedPriceSchema,
    labels: words.fields,
    notices: words,
    save: async (seen, _changes, fields) => ({
      ...seen,
      ...(await savePrice(kind, storedRow(seen), fields)),
      kind,
    }),
    read: async seen => {
      const now = (await readPriceList()).find(row => row.kind === kind)
      return now && { ...seen, ...now, kind }
    },
    reads,
  })
  const { fields, hints } = words
  return (
    <SeenFormFrame form={form} title={words.priceOf(labelOfKind(kind))} save={words.save}>
      <div className="field-grid">
        <TextField
          {...form.bind('price_from_cents')}
          {...money}
          label={fields.price_from_cents}
          hint={hints.price_from_cents}
        />
        <TextField {...form.bind('included_size')} label={fields.included_size} inputMode="numeric" />
        <TextField {...form.bind('per_unit_cents')} {...money} label={fields.per_unit_cents} />
      </div>
    </SeenFormFrame>
  )
}

const money = { inputMode: 'decimal', autoComplete: 'off' } as const
const randOf = (cents: number | null) => (cents === null ? '' : toDecimal(cents))

const storedRow = ({ kind, price_from_cents, included_size, per_unit_cents, updated_at }: SeenPrice) =>
  updated_at === null ? undefined : { kind, price_from_cents, included_size, per_unit_cents, updated_at }

const priceForm = (row: SeenPrice) => ({
  price_from_cents: randOf(row.price_from_cents),
  included_size: String(row.included_size),
  per_unit_cents: randOf(row.per_unit_cents),
})

function WaySetting({ stored }: { stored: SeenWay }) {
  const summary = stored.way_cents === null ? words.way.none : formatRand(stored.way_cents)
  return (
    <FoldedSetting title={words.way.title(stored.town)} summary={summary}>
      <WayForm stored={stored} />
    </FoldedSetting>
  )
}

function WayForm({ stored }: { stored: SeenWay }) {
  const { town } = stored
  const form = useSeenForm({
    stored,
    formOf: ({ way_cents }) => ({ way_cents: randOf(way_cents) }),
    schemaOf: () => wayPriceSchema,
    labels: words.way.fields,
    notices: words,
    save: async ({ way_cents: before, updated_at }, _changes, { way_cents }) => {
      const seen =
        updated_at === null || before === null ? undefined : { town, way_cents: before, updated_at }
      const saved = await saveWay(town, seen, way_cents)
      return way_cents === null || !saved ? { ...noWay, town } : saved
    },
    read: async () => (await readWays()).find(way => way.town === town) ?? { ...noWay, town },
    reads,
  })
  return (
    <SeenFormFrame form={form} title={words.way.title(town)} save={words.save}>
      <div className="field-grid">
        <TextField
          {...form.bind('way_cents')}
          {...money}
          label={words.way.fields.way_cents}
          hint={words.way.hint}
        />
      </div>
    </SeenFormFrame>
  )
}
