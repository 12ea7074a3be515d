// What the office is told where the stored rows are no longer those on screen.
export const officeRefusals = {
  changed: 'Somebody has changed this meanwhile.',
  roleGone: 'Somebody has removed this role meanwhile.',
  noCustomer: 'There is no such customer, or it is not yours to delete.',
  noAccount: 'Nobody has an account with this address.',
}
