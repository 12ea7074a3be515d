import { formatShortMonth, monthOf, todayAt } from '#domain/calendar.ts'

/** 'Mar 2024', on the business's calendar. */
export function sinceMonth({ created_at }: { created_at: string }): string {
  return formatShortMonth(monthOf(todayAt(new Date(created_at))))
}

/** The panel, open for editing, over the list as it is. */
export function editPath(id: string, search: string): string {
  return `/crm/customers/${id}${search ? `${search}&` : '?'}edit`
}
