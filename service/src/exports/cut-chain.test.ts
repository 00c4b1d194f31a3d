import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutActivity } from '#lifecycle/activity/cut-activity.ts'
import { signFloor } from '#activity/signed.ts'
import { findFloor } from '#activity/chain.store.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { makeActivityOlder } from '#testing/activity.ts'
import {
  download,
  createFinishedExport,
  manifestIn,
  ofOrganization,
  unzipped,
  zipped,
} from '#testing/exports.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { headIn } from './make-export.ts'
import { organizationEntities } from './contents/organization-entities.ts'
import { withSnapshot } from './contents/snapshot.ts'
import { checkExport } from './file/check-export.ts'
import { type Manifest, signManifest } from './file/manifest.ts'

let service: TestService
let folder: string
let organization: TestOrganization
let files: Map<string, Buffer>

const invite = (email: string) =>
  organization.owner.as.call(inviteMember, {
    body: { organization: organization.id, email, roles: ['member'] },
  })
const cut = () =>
  cutActivity(service.context, organization.id, service.context.secrets.signatureKey)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-cut-'))
  service = await sharedTestService()
  organization = await service.createOrganization()
  await invite('chen@example.com')
  await makeActivityOlder(service, organization.id, 800)
  await invite('zoe@example.com')
  await service.context.pool.query('update organizations set activity_years = 2')
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const activity = organizationEntities.find(({ name }) => name === 'activity')!

describe('the export of a shortened chain', () => {
  test('the export of a shortened chain contains the whole chain if it started earlier', async () => {
    const { pool } = service.context
    const subject = { type: 'organization' as const, id: organization.id }
    const seen = await withSnapshot(pool, new AbortController().signal, async (snapshot) => {
      expect(await cut()).toEqual({ removed: 2 })
      let rows = 0
      for await (const batch of snapshot.batches(activity, organization.id)) rows += batch.length
      return {
        ...(await headIn(snapshot, subject)),
        count: await snapshot.count(activity, organization.id),
        rows,
      }
    })
    expect(seen).toMatchObject({ count: 3, rows: 3, activityHead: { position: '2' } })
    expect(seen).not.toHaveProperty('activityFloor')
  })

  test('the export of a shortened chain contains the floor, and can be checked with only the key', async () => {
    const subject = ofOrganization(organization)
    const job = await createFinishedExport(service, organization.owner.as, subject)
    files = await unzipped((await download(service, organization.owner, subject, job)).bytes)
    const { activityFloor, activityHead } = manifestIn(files)
    const rows = files.get('activity.jsonl')!.toString().trim().split('\n')
    expect(rows.map((row) => JSON.parse(row).position)).toEqual([3, 4, 5])
    expect(activityFloor).toMatchObject({ position: '2', keyId: activityHead!.keyId })
    expect(await problems({})).toEqual([])
  })

  test('the export of a shortened chain is reported as invalid without its own floor, whoever signed the rest', async () => {
    const { activityFloor } = manifestIn(files)
    expect(await problems({ activityFloor: undefined })).toEqual([
      'activity.jsonl, row 1 is missing.',
    ])
    const later = { ...activityFloor!, before: new Date(0).toISOString() }
    expect(await problems({ activityFloor: later })).toEqual([
      'activity.jsonl, row 2: the signature of its floor is invalid.',
    ])
    const floor = (await findFloor(service.context.db, organization.id))!
    const { keyId, signature } = signFloor(floor, generateKeyPairSync('ed25519').privateKey)
    const forged = { ...activityFloor!, keyId, signature: signature.toString('base64') }
    expect(await problems({ activityFloor: forged })).toEqual([
      expect.stringContaining(`row 2: its floor was signed with the key ${keyId}`),
    ])
  })
})

/** Returns the result of checking the file with another manifest, which is signed with the right key. */
async function problems(changed: { activityFloor?: Manifest['activityFloor'] | undefined }) {
  const { signature: _, ...manifest } = manifestIn(files)
  const said = { ...manifest, ...changed } as Omit<Manifest, 'signature'>
  const { bytes, signature } = signManifest(said, service.context.secrets.signatureKey)
  const others = new Map([...files, ['manifest.json', bytes], ['manifest.sig', signature]] as const)
  const path = join(folder, 'export.zip')
  await writeFile(path, await zipped(others))
  return (await checkExport(path)).problems
}
