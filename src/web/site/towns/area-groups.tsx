import type { ComponentProps } from 'react'
import type { Town } from '#content/towns/town.ts'
import { unbroken } from '#domain/unbroken.ts'

type AreaGroupsProps = ComponentProps<'ul'> & { groups: Town['areas']['groups'] }

export function AreaGroups({ groups, ...props }: AreaGroupsProps) {
  return (
    <ul {...props}>
      {groups.map(group => (
        <li key={group.name}>
          <h3 className="display text-title">{group.name}</h3>
          <p className="font-bold">{group.suburbs.map(unbroken).join(', ')}</p>
          <p>{group.note}</p>
        </li>
      ))}
    </ul>
  )
}
