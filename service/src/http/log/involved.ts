import type { FastifyRequest } from 'fastify'
import type { Actor, ServiceActor } from '#actor.ts'
import { addressOf, type Caller } from '#caller.ts'
import { networkOf } from '#limits/network.ts'
import type { Involved } from '#watch/tell-event.ts'

/** Who asks, by ids. */
export function whoOf(actor: Partial<Actor> | ServiceActor | undefined): Involved {
  if (!actor) return {}
  const { user, profile, application } = actor
  return {
    account: user?.id,
    profile: profile?.id,
    organization: profile?.organizationId ?? (user ? undefined : application?.organizationId),
    application: application?.id,
  }
}

/** From where: the address, and the network that limits count by. */
export function whereOf({ address, requestId }: Pick<Caller, 'address' | 'requestId'>): Involved {
  return { address, network: networkOf(address), requestId }
}

export function involvedIn(request: FastifyRequest): Involved {
  return {
    ...whoOf(request.actor),
    ...whereOf({ address: addressOf(request), requestId: request.id }),
  }
}
