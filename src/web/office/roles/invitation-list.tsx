import { useQuery } from '@tanstack/react-query'
import { roleWords } from '#content/admin.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type Invitation, readInvitations, withdrawInvitation } from '#web/data/team.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'

const words = roleWords.invited

/** Nothing where nobody is invited. */
export function InvitationList() {
  const query = useQuery({ queryKey: ['invitations'], queryFn: readInvitations, staleTime: 0 })
  const { act, busyWith } = useAct(['invitations', 'team'])
  const withdraw = ({ email }: Invitation) =>
    act({
      name: email,
      work: () => withdrawInvitation(email),
      said: isWithdrawn => ({ title: isWithdrawn ? words.withdrawn(email) : words.overAlready(email) }),
      failed: words.notWithdrawn,
    })
  return (
    <QueryState query={query} failed={words.failed} lines={1}>
      {invited =>
        invited.length > 0 && (
          <section className="mt-8 max-w-2xl">
            <h3 className="client-part">{words.list}</h3>
            <ul>
              {invited.map(invitation => (
                <li
                  key={invitation.email}
                  className="flex items-center justify-between gap-4 border-t border-line py-2"
                >
                  <span className="wrap-anywhere">
                    <MailAddress>{invitation.email}</MailAddress>
                    <span className="block text-ink-soft">
                      {words.until(
                        roleWords.roles[invitation.role],
                        formatShortDate(todayAt(new Date(invitation.expires_at))),
                      )}
                    </span>
                  </span>
                  <Button
                    tone="danger"
                    busy={busyWith === invitation.email}
                    aria-label={words.withdrawOf(invitation.email)}
                    onClick={() => void withdraw(invitation)}
                  >
                    {words.withdraw}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryState>
  )
}
