import type { ReactNode } from 'react'
import { offerFor, specialInShort } from '#content/offers.ts'
import { priceWords, whereNote } from '#content/prices.ts'
import { scheduling } from '#content/scheduling.ts'
import { additionalServices, services, servicesPage } from '#content/services.ts'
import { priceFrom } from '#domain/price.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'

const { byQuote, rhythms } = servicesPage.intro

/** Every service with the least that it costs, and the way down to it. */
export function PriceGrid() {
  const note = whereNote(useLiveData().prices)
  const all = [...services(), ...additionalServices().map(service => ({ ...service, short: service.title }))]
  return (
    <>
      <ul className="keys mt-3">
        {all.map(({ id, short, kinds }) => (
          <Key key={id} id={id} title={short}>
            <Price kinds={kinds} />
          </Key>
        ))}
        <Key id={scheduling.id} title={rhythms.title} isWide>
          {rhythms.text}
        </Key>
      </ul>
      {note && <p className="mt-2 text-small">{note}</p>}
    </>
  )
}

type KeyProps = { id: string; title: string; isWide?: boolean; children: ReactNode }

function Key({ id, title, isWide = false, children }: KeyProps) {
  return (
    <li className={isWide ? 'col-span-full grid md:col-span-2' : 'grid'}>
      <a className="key" href={`#${id}`}>
        {title}
        <small>{children}</small>
      </a>
    </li>
  )
}

function Price({ kinds }: { kinds: readonly ServiceKind[] }) {
  const { prices } = useLiveData()
  const special = specialInShort(offerFor(kinds, usePromotions()))
  const cents = prices && priceFrom(prices, kinds)
  return special ?? (cents ? priceWords.fromAfter(cents) : byQuote)
}
