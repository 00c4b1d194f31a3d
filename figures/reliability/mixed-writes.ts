import { confirm } from '@accord/contract/confirm.ts'
import { anAddress } from '@accord/service/testing/members.ts'
import type { AnOrganization } from '@accord/service/testing/organizations.ts'
import { signUpForm } from '@accord/service/testing/people.ts'
import { type Answer, caller } from '@accord/service/testing/test-client.ts'

/** What the service said is done, and so must be there whatever happens to it. */
export interface Acknowledged {
  invited: string[]
  signedUp: string[]
  /** Ids of exports. */
  exports: string[]
  /** Answers that nobody should get. */
  strange: string[]
}

/** Asks once at that address, and answers the status: 0 where nobody answered. */
export type Write = (url: string) => Promise<number>

export function nothingYet(): Acknowledged {
  return { invited: [], signedUp: [], exports: [], strange: [] }
}

export function countOf({ invited, signedUp, exports }: Acknowledged): number {
  return invited.length + signedUp.length + exports.length
}

/** Owners prove that it is still them: they are believed for ten minutes, and a run takes longer. */
export function confirmedAt(url: string, organizations: AnOrganization[]) {
  return Promise.all(
    organizations.map(async ({ owner, ...organization }): Promise<AnOrganization> => {
      const { password } = owner
      const { token } = await owner.as.at(url).call(confirm, { body: { proof: { password } } })
      const as = owner.as.with({ authorization: `Bearer ${token}` })
      return { ...organization, owner: { ...owner, token, as } }
    }),
  )
}

/** Three kinds of writes, each with a letter, the last one with a job. */
export function writesOf(organizations: AnOrganization[], acknowledged: Acknowledged): Write[] {
  const signUp: Write = (url) => {
    const form = signUpForm()
    const asked = caller(url).request('POST', '/api/user', form)
    return noted(asked, () => acknowledged.signedUp.push(form.email))
  }
  const invite =
    ({ id, owner }: AnOrganization): Write =>
    (url) => {
      const email = anAddress()
      const body = { organization: id, email, roles: ['member'] }
      const asked = owner.as.at(url).request('POST', '/api/invitation', body)
      return noted(asked, () => acknowledged.invited.push(email))
    }
  const takeAway =
    ({ id, owner }: AnOrganization): Write =>
    (url) => {
      const asked = owner.as.at(url).request('POST', `/api/data-export/organization/${id}`, {})
      return noted(asked, (body) => acknowledged.exports.push((body as { id: string }).id))
    }
  return [signUp, ...organizations.flatMap((each) => [invite(each), takeAway(each)])]

  async function noted(asked: Promise<Answer>, note: (body: unknown) => void): Promise<number> {
    const answer = await asked.catch(() => undefined)
    if (answer === undefined) return 0
    const { status, body } = answer
    if (status < 300) note(body)
    // One export at a time is enough, and the service says so.
    else if (status !== 409) acknowledged.strange.push(`answered ${status} ${JSON.stringify(body)}`)
    return status
  }
}
