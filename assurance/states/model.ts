/**
 * A model of an organization, written independently of the service. It has the organization's
 * states and the response to each command.
 */

export const people = ['first', 'second', 'third', 'fourth'] as const
export type PersonName = (typeof people)[number]

const ranks = { member: 1, admin: 2, owner: 3 }
export type Rank = keyof typeof ranks

export interface Model {
  /** The members and their roles. */
  roles: Partial<Record<PersonName, Rank>>
  /** Each person's newest invitation. */
  invited: Partial<
    Record<
      PersonName,
      { role: Rank; by: PersonName; is: 'open' | 'accepted' | 'declined' | 'gone' }
    >
  >
  /** The other organization's status in this one's network. */
  network: 'apart' | 'invited' | 'joined'
  /** Whether the organization authorized the other one's application. */
  authorized: boolean
}

export type Command =
  | { does: 'invite' | 'change'; by: PersonName; whom: PersonName; role: Rank }
  | { does: 'remove' | 'withdraw'; by: PersonName; whom: PersonName }
  | { does: 'accept' | 'decline' | 'leave'; by: PersonName }
  | { does: 'join network' }
  | { does: 'invite to network' | 'end network' | 'authorize' | 'revoke'; by: PersonName }

export function begun(): Model {
  return {
    roles: { first: 'owner', second: 'admin', third: 'member' },
    invited: {},
    network: 'apart',
    authorized: true,
  }
}

/** Applies the command to the model, and returns the status that the service should return. */
export function expected(model: Model, command: Command): number {
  switch (command.does) {
    case 'accept':
    case 'decline':
      return answer(model, command)
    case 'leave':
      return leave(model, command.by)
    case 'join network':
      return joinNetwork(model)
    case 'invite':
    case 'change':
    case 'remove':
    case 'withdraw':
    case 'invite to network':
    case 'end network':
    case 'authorize':
    case 'revoke':
      return asked(model, command)
  }
}

function asked(model: Model, command: Managing): number {
  const role = model.roles[command.by]
  // Someone who isn't acting for an organization must select one, unless the call names an
  // organization.
  if (!role) return command.does === 'invite to network' ? 403 : 404
  if (!isThere(model, command)) return 404
  if (role === 'member') return 403
  return managed(model, command, role)
}

/** The service returns 404 to any caller if the object doesn't exist. */
function isThere({ roles, invited, authorized }: Model, command: Managing): boolean {
  if (command.does === 'change') return roles[command.whom] !== undefined
  if (command.does === 'revoke') return authorized
  if (command.does !== 'withdraw') return true
  const is = invited[command.whom]?.is
  return is !== undefined && is !== 'gone'
}

type Managing = Exclude<
  Command,
  { does: 'accept' | 'decline' | 'leave' } | { does: 'join network' }
>

function managed(model: Model, command: Managing, role: Rank): number {
  switch (command.does) {
    case 'invite':
      return invite(model, command, role)
    case 'change':
      return change(model, command, role)
    case 'remove':
      return remove(model, command, role)
    case 'withdraw':
      return withdraw(model, command.whom)
    case 'invite to network':
      if (model.network !== 'apart') return 409
      model.network = 'invited'
      return 201
    case 'end network':
      if (model.network !== 'joined') return 404
      model.network = 'apart'
      return 200
    case 'authorize':
      // A second authorization returns the first one's response.
      model.authorized = true
      return 201
    case 'revoke':
      model.authorized = false
      return 200
  }
}

type Given = { by: PersonName; whom: PersonName; role: Rank }

function invite({ roles, invited }: Model, { by, whom, role }: Given, own: Rank): number {
  if (ranks[role] > ranks[own]) return 403
  if (roles[whom] || invited[whom]?.is === 'open') return 409
  invited[whom] = { role, by, is: 'open' }
  return 201
}

function change(model: Model, { whom, role }: Given, own: Rank): number {
  const before = model.roles[whom]!
  if (Math.max(ranks[before], ranks[role]) > ranks[own]) return 403
  const owners = Object.values(model.roles).filter((each) => each === 'owner').length
  if (before === 'owner' && role !== 'owner' && owners === 1) return 409
  model.roles[whom] = role
  takeBack(model, whom, role)
  return 200
}

function remove(model: Model, { by, whom }: { by: PersonName; whom: PersonName }, own: Rank) {
  const role = model.roles[whom]
  if (!role) return 404
  if (by === whom || role === 'owner' || ranks[role] > ranks[own]) return 403
  goes(model, whom)
  return 200
}

function leave(model: Model, by: PersonName): number {
  const role = model.roles[by]
  if (!role) return 403
  if (role === 'owner') return 403
  goes(model, by)
  return 200
}

function withdraw({ invited }: Model, whom: PersonName): number {
  const invitation = invited[whom]!
  if (invitation.is === 'accepted') return 400
  invitation.is = 'gone'
  return 200
}

function answer({ roles, invited }: Model, { does, by }: { does: string; by: PersonName }): number {
  const invitation = invited[by]
  if (invitation?.is === 'accepted') return 400
  if (invitation?.is !== 'open') return 404
  invitation.is = does === 'accept' ? 'accepted' : 'declined'
  if (does === 'accept') roles[by] = invitation.role
  return 200
}

function joinNetwork(model: Model): number {
  if (model.network === 'joined') return 409
  if (model.network === 'apart') return 404
  model.network = 'joined'
  return 200
}

function goes(model: Model, whom: PersonName) {
  delete model.roles[whom]
  takeBack(model, whom, undefined)
}

/** When someone loses a role, the open invitations that they could no longer send are withdrawn. */
function takeBack({ invited }: Model, by: PersonName, role: Rank | undefined) {
  const mayGive = role && role !== 'member' ? ranks[role] : 0
  for (const each of Object.values(invited)) {
    if (each.by === by && each.is === 'open' && ranks[each.role] > mayGive) each.is = 'gone'
  }
}
