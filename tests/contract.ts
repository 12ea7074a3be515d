// What says that both engines are alike: the door to the database, who may see and write which row and column, the
// slots, the grammar of the wire, search, backup, files: of each one file. `npm test` runs these on both engines and the
// others on PostgreSQL alone; `npm run test:long` runs everything on both.
const contract = [
  /^tests\/database\/(?!names-of-columns|keep-backups)/,
  /^tests\/policies\/(columns|finding-people|hold-slot|matrix)\.test\.ts$/,
  /^tests\/wire\/rest\/(filters|property|writes)\.test\.ts$/,
  /^tests\/wire\/backup\.test\.ts$/,
  /^tests\/wire\/storage\/objects\.test\.ts$/,
]

export const isContract = (file: string) => contract.some(pattern => pattern.test(file))
