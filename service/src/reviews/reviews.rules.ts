import { mayEnd } from '#reach/reach.rules.ts'

type Own = Parameters<typeof mayEnd>[0]
type Judged = Omit<Parameters<typeof mayEnd>[1], 'id'> & { way_id: string }

/** Whether somebody may end it, as it was when the review was started. */
export function mayRevoke(own: Own, { way_id: id, ...way }: Judged): boolean {
  return mayEnd(own, { id, ...way })
}

/** A sentence about the first of them that somebody may not end; undefined where they may end all. */
export function firstNotRevocable(own: Own, ways: readonly (Judged & { name: string })[]) {
  const way = ways.find((each) => !mayRevoke(own, each))
  return way && `You cannot revoke “${way.name}”.`
}
