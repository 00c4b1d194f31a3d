import {
  confirmSetup as confirmSetupCall,
  createSetupLink as createSetupLinkCall,
  deleteSetupLink as deleteSetupLinkCall,
  fillSetupPage,
  nothingProposed,
  setupLinkInvalid,
  ssoPaths,
} from '@accord/contract/connections.ts'
import type { Received } from '@accord/contract/call.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import { message } from '@accord/contract/translation.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Context } from '#context.ts'
import {
  type ConnectionRow,
  deleteSetupLinkOf,
  findBySetupCode,
  findConnection,
  insertSetupLink,
  openClientProof,
  openProposedProof,
  proposeSettings,
} from '#data/connections/connections.store.ts'
import { lockConnection, recordMetadataProblem } from '#data/connections/saml.store.ts'
import type { StoredSettings } from '#database/tables/connections.ts'
import { authorizeOwner, requireManagedConnection } from '#permissions/require-connection.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { RequestError } from '#request-error.ts'
import { requireUsableProvider } from './connect.change.ts'
import { presentSetupPage, urlOf } from './connection.present.ts'
import {
  applyUpdate,
  detailOf,
  nameOf,
  presentNow,
  requireSecretForOtherOrigin,
  requireSendableIssuer,
} from './connections.change.ts'
import { notifyConnectionChanged } from './notify-connection-changed.ts'
import {
  completeSettings,
  fetchEntered,
  presentSamlProvider,
  recordSamlSettings,
  requireFieldsOf,
  requireSamlAvailable,
} from './saml/settings.ts'
import { hasOnlyNewCertificates } from './trust-changes.rules.ts'

export const createSetupLink = change(createSetupLinkCall, {
  resolve: requireManagedConnection,
  authorize: authorizeOwner,
  limits: ({ own }) => [['connectionChecksPerOrganization', own.organizationId]],
  records: ['connection_changed'],

  async run({ trx, connection, happened }, { config }) {
    const { code, expiresAt } = await insertSetupLink(trx, connection.id)
    happened('connection_changed', { ...detailOf(connection), changes: ['setup_link_created'] })
    const url = urlOf(config, `${ssoPaths.setup}#code=${code}`)
    return { url, expiresAt: expiresAt.toISOString() }
  },
})

export const deleteSetupLink = change(deleteSetupLinkCall, {
  resolve: requireManagedConnection,
  authorize: authorizeOwner,
  records: ['connection_changed'],

  async run({ trx, connection, happened }) {
    if (!(await deleteSetupLinkOf(trx, connection.id))) return unchanged({})
    happened('connection_changed', { ...detailOf(connection), changes: ['setup_link_deleted'] })
    return {}
  },
})

type WithOrganization = NonNullable<Awaited<ReturnType<typeof findBySetupCode>>>

/** Finds the connection of a setup link, and counts codes that no one has. */
export async function requireSetupLink(
  context: Context,
  code: string,
  address: string,
): Promise<WithOrganization> {
  const row = await findBySetupCode(context.db, code)
  if (row) return row
  // A valid code isn't counted, so guesses from the same network can't block it.
  await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(address))
  throw new RequestError(setupLinkInvalid, { detail: 'setup link' })
}

export async function presentSetup({ config, secrets }: Context, row: WithOrganization) {
  const proposedSaml = await presentSamlProvider(row.proposed?.saml)
  return presentSetupPage(config, row, { proof: openClientProof(secrets, row), proposedSaml })
}

/** Nothing that is entered here counts until an owner confirms it. */
export const fillSetup = change(fillSetupPage, {
  async prepare({ body, caller }, context) {
    const row = await requireSetupLink(context, body.code, caller.address)
    requireFieldsOf(context.config, row.protocol, body)
    const settings = row.protocol === 'oidc' ? clientOf(body) : undefined
    requireSendableIssuer(context.config, body.issuer)
    await requireWithinLimit(context, 'connectionChecksPerOrganization', row.organization_id)
    const entered = settings ?? (await samlOf(context, row, body))
    await requireUsableProvider(context, row, { ...row.settings, ...entered })
    return { id: row.id, settings: entered }
  },
  records: [],

  async run({ trx, body, prepared }, context) {
    const { code, clientSecret } = body
    const { id, settings } = prepared
    const entered = { settings, clientSecret }
    // Someone else can fill in the same link at the same time.
    const row = await lockConnection(trx, id)
    if (!row) throw new RequestError(setupLinkInvalid)
    requireSecretForOtherOrigin(withKeptSecret(row), {
      issuer: body.issuer,
      hasSecret: clientSecret !== undefined,
    })
    if (!(await proposeSettings(trx, context.secrets, { id, code }, entered))) {
      throw new RequestError(setupLinkInvalid)
    }
    return presentSetup(context, (await findBySetupCode(trx, code))!)
  },
})

/** A secret that was entered with the link is kept instead of the connection's. It belongs to the issuer entered then. */
function withKeptSecret({ settings, secret, proposed, proposed_secret }: ConnectionRow) {
  return proposed_secret
    ? { settings: { ...settings, ...proposed }, secret: proposed_secret }
    : { settings, secret }
}

type Entered = Received<typeof fillSetupPage>['body']

function clientOf({ issuer, clientId }: Entered): StoredSettings {
  const fields = {
    ...(issuer === undefined && { issuer: message('Enter the issuer.') }),
    ...(clientId === undefined && { clientId: message('Enter the client ID.') }),
  }
  if (issuer !== undefined && clientId !== undefined) return { issuer, clientId }
  throw new RequestError(invalidInput, { fields })
}

/** Values that aren't entered again stay as they were entered before. */
async function samlOf(
  { config }: Pick<Context, 'config'>,
  { proposed }: ConnectionRow,
  { saml: form }: Entered,
): Promise<StoredSettings> {
  requireSamlAvailable(config)
  const fetched = await fetchEntered(config, form)
  const saml = await completeSettings(config, form ?? {}, { fetched, before: proposed?.saml })
  return { ...(saml && { saml }) }
}

/** Takes over exactly what the owner saw, in case it was changed in the meantime. */
export const confirmSetup = change(confirmSetupCall, {
  resolve: requireManagedConnection,
  authorize(found) {
    const verdict = authorizeOwner(found)
    if (verdict !== true) return verdict
    const { proposed, proposed_at: at } = found.connection
    const isSeen = proposed !== null && at?.getTime() === Date.parse(found.body.at)
    return isSeen || nothingProposed
  },
  records: ['connection_changed'],

  async run({ trx, actor, connection, mail, happened, job }, { config, secrets }) {
    const { settings } = connection
    const proposed = connection.proposed!
    requireSendableIssuer(config, proposed.issuer)
    requireSecretForOtherOrigin(connection, {
      issuer: proposed.issuer,
      hasSecret: connection.proposed_secret !== null,
    })
    const after = await applyUpdate(
      trx,
      connection,
      {
        settings: { ...settings, ...proposed, ...withAttributes(proposed, settings) },
        proof: openProposedProof(secrets, connection),
        // Someone without an account entered them, so a test has to show that they're the organization's own provider's.
        isOther: hasOnlyNewCertificates(settings.saml, proposed.saml),
      },
      { secrets, job },
    )
    const { id } = after
    const by = { kind: 'setup_link', name: nameOf(actor) } as const
    await notifyConnectionChanged(trx, { config, secrets }, { before: connection, after, by }, mail)
    await deleteSetupLinkOf(trx, id)
    happened('connection_changed', { ...detailOf(connection), changes: ['setup_confirmed'] })
    // A problem with other metadata says nothing about these values.
    if (proposed.saml) await recordMetadataProblem(trx, id, null)
    const row = await recordSamlSettings(trx, (await findConnection(trx, id))!)
    return presentNow({ config, secrets }, trx, row)
  },
})

/** Only owners choose the attributes that identify people. */
function withAttributes({ saml }: StoredSettings, before: StoredSettings): StoredSettings {
  if (!saml) return {}
  const { subjectAttribute, emailAttribute } = before.saml ?? {}
  return {
    saml: {
      ...saml,
      ...(subjectAttribute !== undefined && { subjectAttribute }),
      ...(emailAttribute !== undefined && { emailAttribute }),
    },
  }
}
