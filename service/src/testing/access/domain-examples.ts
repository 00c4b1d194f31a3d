import { inTransaction } from '#database/transactions.ts'
import {
  findHolderOf,
  insertDomain,
  markVerified,
  setJoinRequests,
} from '#data/domains/domains.store.ts'
import { insertJoinRequest } from '#data/domains/join-requests.store.ts'
import { randomDomain } from '#testing/domains.ts'
import type { ExamplesOf, Owned, TestCast } from './cast.ts'

/** Calls about domains, and about people in them who ask to join. */
export const domainExamples: { domains: ExamplesOf<'domains'> } = {
  domains: {
    listDomains: ({ here: { id } }) => ({ params: { id } }),
    addDomain: ({ here: { id } }) => ({ params: { id }, body: { domain: 'harbour.example' } }),
    checkDomain: ofHere,
    updateDomain: async (cast) => ({ ...(await ofHere(cast)), body: { joinRequests: false } }),
    removeDomain: ofHere,
    listJoinable: () => ({}),
    askToJoin: async (cast) => {
      await openToEveryone(cast)
      return { params: { id: cast.here.id } }
    },
    listJoinRequests: ({ here: { id } }) => ({ params: { id } }),
    answerJoinRequest: {
      'to approve': (cast) => requestIn(cast, 'approve'),
      'to decline': (cast) => requestIn(cast, 'decline'),
    },
  },
}

async function ofHere(cast: TestCast) {
  const { id: domainId } = await insertVerifiedDomain(cast, cast.here)
  return { params: { id: cast.here.id, domainId } }
}

function insertVerifiedDomain(
  { service: { context } }: TestCast,
  { id, owner }: Owned,
  domain = randomDomain(),
) {
  return inTransaction(context.db, async (trx) => {
    const added = { organizationId: id, domain, createdBy: owner.profileId }
    const created = await insertDomain(trx, added)
    await markVerified(trx, created!.id)
    await setJoinRequests(trx, created!.id, true)
    return created!
  })
}

/** Everyone's address is in this domain. */
async function openToEveryone(cast: TestCast) {
  const domain = 'example.com'
  if (await findHolderOf(cast.service.context.db, domain)) return
  await insertVerifiedDomain(cast, cast.here, domain)
}

async function requestIn<const Decision extends string>(cast: TestCast, decision: Decision) {
  await openToEveryone(cast)
  const { id: userId, email } = cast.stranger
  const { id } = cast.here
  const request = await inTransaction(cast.service.context.db, async (trx) => {
    await insertJoinRequest(trx, { organizationId: id, userId, email, domain: 'example.com' })
    return trx
      .selectFrom('join_requests')
      .select('id')
      .where('organization_id', '=', id)
      .executeTakeFirstOrThrow()
  })
  return { params: { id, request: request.id }, body: { decision } }
}
