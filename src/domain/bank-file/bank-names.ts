// Whose file it is, for its title only: nothing is read by the bank's name.
const marks: [string, string[]][] = [
  ['FNB', ['service fee', 'amount', 'description', 'reference', 'cheque number']],
  ['FNB', ['effective date', 'debit credit']],
  ['Capitec', ['posting date', 'parent category', 'money in']],
  ['Capitec Business', ['account', 'date', 'description', 'reference', 'amount', 'fees', 'balance']],
  ['Standard Bank', ['standard bank']],
  ['Nedbank', ['nedbank']],
]

export function bankOf(heads: string[]): string | undefined {
  return marks.find(([, names]) => names.every(name => heads.includes(name)))?.[0]
}
