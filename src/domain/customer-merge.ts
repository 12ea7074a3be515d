// Two records of one person: what differs and must be chosen, what is the same, and what comes of it.

import { type CustomerStatus, customerStatusLabels } from './customer.ts'
import { fullName } from './full-name.ts'
import { loyaltyCard } from './loyalty.ts'
import { formatPhone } from './phone.ts'
import { loyaltyPercent } from './terms.ts'

export type MergeSide = {
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  notes: string | null
  status: CustomerStatus
  total_cleaning_count: number
}

export type MergeField =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip_code'
  | 'notes'
  | 'status'
export type MergeChoices = Partial<Record<MergeField, 'keep' | 'drop'>>

const fields: { field: MergeField; label: string; of: (side: MergeSide) => string | null }[] = [
  { field: 'name', label: 'Name', of: fullName },
  { field: 'email', label: 'Email', of: side => side.email },
  { field: 'phone', label: 'Phone', of: side => side.phone && formatPhone(side.phone) },
  { field: 'address', label: 'Address', of: side => side.address },
  { field: 'city', label: 'City', of: side => side.city },
  { field: 'state', label: 'Province', of: side => side.state },
  { field: 'zip_code', label: 'Postal code', of: side => side.zip_code },
  { field: 'status', label: 'Status', of: side => customerStatusLabels[side.status] },
  { field: 'notes', label: 'Notes', of: side => side.notes },
]

type Compared = { field: MergeField; label: string; keep: string; drop: string }

/** Fields in which both records differ: staff choose. */
export function differingFields(keep: MergeSide, drop: MergeSide): Compared[] {
  return fields.flatMap(({ field, label, of }) => {
    const [ours, theirs] = [of(keep), of(drop)]
    return ours && theirs && !isSame(ours, theirs) ? [{ field, label, keep: ours, drop: theirs }] : []
  })
}

/** Fields that need no choice: equal on both, or set on one only. */
export function settledFields(
  keep: MergeSide,
  drop: MergeSide,
): { label: string; value: string; isShared: boolean }[] {
  return fields.flatMap(({ label, of }) => {
    const [ours, theirs] = [of(keep), of(drop)]
    const value = ours ?? theirs
    if (!value || (ours && theirs && !isSame(ours, theirs))) return []
    return [{ label, value, isShared: Boolean(ours && theirs) }]
  })
}

export type MergedCleans = {
  keep: number
  drop: number
  total: number
  stamps: number
  places: number
  earns: number
}

/** 17 and 1 make 18; passing a ten earns its discount, as on one card. */
export function mergedCleans(keep: MergeSide, drop: MergeSide): MergedCleans {
  const total = keep.total_cleaning_count + drop.total_cleaning_count
  const { stamps, places } = loyaltyCard(total)
  const tens = (cleans: number) => Math.floor(cleans / places)
  const isEarned = tens(total) > tens(keep.total_cleaning_count) + tens(drop.total_cleaning_count)
  return {
    keep: keep.total_cleaning_count,
    drop: drop.total_cleaning_count,
    total,
    stamps,
    places,
    earns: isEarned ? loyaltyPercent : 0,
  }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
