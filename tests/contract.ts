// What says that both engines are alike: the door to the database, who may see and write which row and column, the
// slots, the grammar of the wire, search, backup, functions, files. `npm test` runs these files on both engines and the others on
// PostgreSQL alone; `npm run test:long` runs everything on both.
const contract = [
  /^tests\/database\/(?!names-of-columns|keep-backups)/,
  /^tests\/policies\/(columns|finding-[a-z]+|hold-slot|matrix)\.test\.ts$/,
  /^tests\/wire\/rest\/(calls|embeds|filters|property|shape|writes)\.test\.ts$/,
  /^tests\/wire\/(backup|functions)\.test\.ts$/,
  /^tests\/wire\/storage\//,
]

export const isContract = (file: string) => contract.some(pattern => pattern.test(file))
