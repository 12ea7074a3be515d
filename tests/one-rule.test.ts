// Business rules that are written in one place only, checked on the source itself.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

function filesIn(folder: string, kinds: RegExp): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => kinds.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => path.join(folder, name))
    .map(file => ({ file, text: readFileSync(file, 'utf8') }))
}

// A first name that is joined with something, or a dash that is looked for at the end of a name.
const joinsInSql = /first_name\s*\|\||concat_ws\([^)]*(?<!full_name\([a-z_.]*)first_name|'% -'/
const joinsInCode = /first_name\}\s*\$?\{|first_name, [\w.]*last_name\][^;]*join|\/ -\$\//
// The second mends names that were stored with a dash before there was the first.
const ownPlace = /(full-name\.(sql|ts)|catch-up-people\.sql)$/

test('a name is put together in one function', () => {
  const sql = ['db/functions', 'db/tables'].flatMap(folder => filesIn(folder, /\.sql$/))
  const code = filesIn('src', /\.tsx?$/)
  const joined = [
    ...sql.filter(({ text }) => joinsInSql.test(text)),
    ...code.filter(({ text }) => joinsInCode.test(text)),
  ]
  expect(joined.map(({ file }) => file).filter(file => !ownPlace.test(file))).toEqual([])
})

test('the caller’s token is added in one place', () => {
  const adding = filesIn('src/web', /\.tsx?$/).filter(({ text }) =>
    /\bbearer\(\)|'Bearer |`Bearer /.test(text),
  )
  expect(adding.map(({ file }) => file).toSorted()).toEqual([
    'src/web/data/as-self.ts',
    'src/web/data/auth.ts',
  ])
})

test('no answer of the data wire is of any type', () => {
  const loose = filesIn('src', /\.tsx?$/).filter(({ text }) => /noExplicitAny/.test(text))
  expect(loose.map(({ file }) => file)).toEqual([])
})

test('an SQL function is defined in one file: of two, the one that is applied later would count', () => {
  const defined = filesIn('db/functions', /\.sql$/).flatMap(({ file, text }) =>
    [...text.matchAll(/create or replace function ([\w.]+)/g)].map(([, name]) => ({ name, file })),
  )
  const files = Map.groupBy(defined, ({ name }) => name)
  const twice = [...files].filter(([, places]) => new Set(places.map(({ file }) => file)).size > 1)
  expect(twice.map(([name]) => name)).toEqual([])
})
