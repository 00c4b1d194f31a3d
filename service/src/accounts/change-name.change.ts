import { updateUser } from '@accord/contract/accounts.ts'
import { notFound } from '@accord/contract/errors.ts'
import { type Changing, change } from '#calls/change.ts'
import { withProfiles } from '#data/organizations/carried-profiles.ts'
import { presentPerson } from '#data/users/accounts.present.ts'
import { renameUser } from '#data/users/accounts.store.ts'

interface Names {
  firstName: string
  lastName: string
}

export const changeName = change(updateUser as Changing<typeof updateUser, Names>, {
  authorize: ({ actor, params }) => params.id === actor.user.id || notFound,
  records: ['name_changed'],

  async run({ trx, actor, body, happened }) {
    const renamed = await renameUser(trx, actor.user.id, body)
    happened('name_changed')
    return presentPerson(renamed)
  },

  respond: (renamed, { actor }, { db }) => withProfiles(db, renamed, actor),
})
