import { changeEmail } from '#accounts/email/change-email.change.ts'
import { deleteApplication } from '#lifecycle/applications/delete-application.change.ts'
import { deleteOrganization } from '#lifecycle/organizations/delete-organization.change.ts'
import { sendDueMailings } from '#background/mailings.ts'
import { organizations } from './cast.ts'
import { step, type Step } from './telling/story.ts'

/** What was deleted and can still be restored, and an address that waits for its link. */
export function somethingEnds(): Step[] {
  return [
    step([4, '20:36'], async ({ past, idOf, under, change }) => {
      const params = { id: idOf(organizations.bluewater) }
      await change(await under('hannah', 'bluewater'), deleteOrganization, { params })
      await sendDueMailings(past.context)
    }),
    step([1, '17:20'], async ({ past, idOf, under, change }) => {
      const params = { id: idOf('Fax Bridge') }
      await change(await under('ana', 'northside'), deleteApplication, { params })
      await sendDueMailings(past.context)
    }),
    step({ minutes: 2 * 60 + 8 }, async ({ as, change }) =>
      change(await as('oskar'), changeEmail, { body: { email: 'oskar.nowak@lakeview.example' } }),
    ),
  ]
}
