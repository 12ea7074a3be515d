// What says that both engines are alike: the door to the database, who may see and write which row and column, the
// slots, reminders, the grammar of the wire, search, backup. `npm test` runs these files on both engines and the others on
// PostgreSQL alone; `npm run test:long` runs everything on both.
const contract = [
  /^tests\/database\//,
  /^tests\/policies\/(bank-lines|columns|diary|diary-acts|doors|finding-[a-z]+|hold-slot|matrix|money-balance|plan-days|rate-limit)\.test\.ts$/,
  /^tests\/mail\/reminders\.test\.ts$/,
  /^tests\/wire\/rest\/(?!loyalty-check|reward-forms|submissions)/,
  /^tests\/wire\/backup\.test\.ts$/,
]

export const isContract = (file: string) => contract.some(pattern => pattern.test(file))
