type Named = { first_name: string; last_name?: string | null }

/** Somebody who gave one name only is stored with a dash for the other. db/functions/base/full-name.sql is the same. */
export function fullName({ first_name, last_name }: Named): string {
  return last_name && last_name !== '-' ? `${first_name} ${last_name}` : first_name
}
