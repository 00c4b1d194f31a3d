import type { WaitingKind } from '@accord/contract/waiting.ts'

/**
 * Where what waits of one kind is found: one select of one shape. `me` is the person, `o` an organization that they
 * manage and can act in now.
 */
export interface Source {
  kind: WaitingKind
  from: string
  where: string
  /** Of what is answered or opened. */
  id: string
  name: string
  /** Which organization it concerns, as `o` unless said; null where it is the person's own. */
  organization?: string | null
  /** Who asks. */
  by?: string
  at: string
  until?: string
}

/** Of each kind those that end soonest, then the newest. */
export function selectOf(source: Source, most: number): string {
  const { kind, from, where, id, name, organization = 'o', by, at, until } = source
  const whose = organization === null ? 'null, null' : `${organization}.id, ${organization}.name`
  const order = until === undefined ? `${at} desc` : `${until}, ${at} desc`
  return `(select '${kind}', ${id}, ${name}, ${whose}, ${by ?? 'null'}, ${at}, ${until ?? 'null'}
    from ${from} where ${where} order by ${order} limit ${most})`
}
