/** What is shown of somebody whose account was removed. */
export const formerMember = {
  firstName: 'Former',
  lastName: 'member',
  name: 'Former member',
  address: (id: string) => `deleted-${id}@deleted.invalid`,
} as const
