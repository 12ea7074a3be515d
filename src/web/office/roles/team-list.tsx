import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleWords as words } from '#content/admin.ts'
import { clockAt, formatShortDate, todayAt } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { giveRoleBack, readTeam, removeRole, type TeamMember } from '#web/data/team.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

export function TeamList() {
  const { session } = useOfficeVisitor()
  const query = useQuery({ queryKey: ['team'], queryFn: readTeam, staleTime: 0 })
  const { remove, removing } = useRemoveRole()
  const [own, setOwn] = useState<TeamMember>()
  const isOwnAdmin = ({ user_id, role }: TeamMember) => user_id === session.user.id && role === 'admin'
  const removeOwn = async (member: TeamMember) => {
    setOwn(undefined)
    // The guard of /admin notices that the role is gone.
    if (await remove(member, { canUndo: false })) location.assign('/')
  }
  const columns: Column<TeamMember>[] = [
    { title: words.columns.person, cell: member => <Person member={member} ownId={session.user.id} /> },
    { title: words.columns.role, cell: ({ role }) => words.roles[role] },
    { title: words.columns.since, cell: ({ since }) => formatShortDate(todayAt(new Date(since))) },
    { title: words.columns.lastSignIn, cell: lastSignIn },
    {
      title: words.columns.action,
      cell: member => (
        <Button
          tone="danger"
          busy={removing === member.id}
          aria-label={words.removeOf(words.roles[member.role], member.email)}
          onClick={() => (isOwnAdmin(member) ? setOwn(member) : void remove(member))}
        >
          {words.remove}
        </Button>
      ),
    },
  ]
  return (
    <section className="mt-8">
      <h3 className="client-part">{words.list}</h3>
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {team => <Table caption={words.list} columns={columns} rows={team} rowKey={({ id }) => id} />}
      </QueryStates>
      <ConfirmDialog
        open={Boolean(own)}
        title={words.own.title}
        keep={words.own.keep}
        onKeep={() => setOwn(undefined)}
        act={words.remove}
        onAct={() => own && void removeOwn(own)}
        tone="danger"
      >
        {words.own.text}
      </ConfirmDialog>
    </section>
  )
}

function useRemoveRole() {
  const { act, busyWith } = useAct(['team'])
  const remove = (member: TeamMember, { canUndo = true } = {}) =>
    act({
      name: member.id,
      work: () => removeRole(member),
      said: { title: words.removed(member.email, member.role) },
      failed: error => ({ title: sentenceOf(error) }),
      undo: () => canUndo && roleBack(member),
    })
  return { remove, removing: busyWith }
}

const roleBack = (member: TeamMember) => ({
  work: () => giveRoleBack(member),
  said: { title: words.back(member.email, member.role) },
  failed: () => ({ title: words.removeFailed }),
})

function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return words.removeFailed
  return error.code === 'last_admin' ? words.lastAdmin : error.message
}

function Person({ member, ownId }: { member: TeamMember; ownId: string }) {
  return (
    <>
      <strong className="wrap-anywhere">
        <MailAddress>{member.email}</MailAddress>
      </strong>
      {member.user_id === ownId && <span className="text-ink-soft"> ({words.you})</span>}
      {member.name && <span className="block font-normal text-ink-soft">{member.name}</span>}
    </>
  )
}

function lastSignIn({ last_sign_in_at }: TeamMember): string {
  if (!last_sign_in_at) return words.never
  const at = new Date(last_sign_in_at)
  return `${formatShortDate(todayAt(at))}, ${clockAt(at)}`
}
