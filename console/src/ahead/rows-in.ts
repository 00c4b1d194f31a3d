import { setClock } from '../browser/service-clock.ts'

/** What is put in the places of a sample; several of one where it is repeated. */
type Values = Record<string, string | string[] | undefined>

/** What is drawn of a row before its page is. */
export interface DrawnRow {
  /** Which of the list's samples it looks like: the first where there is one only. */
  kind?: number
  values: Values
  /** Whether something can be done to it together with others. */
  isTickable?: boolean | undefined
}

export interface DrawnList {
  /** Up to the first that is like no sample, which is left open: below it nothing stands where it will. */
  rows: (DrawnRow | undefined)[]
  total: number
  /** Nothing is left out, and no other page follows: what stands below the list can be drawn too. */
  isWhole: boolean
}

/** The rows of a list's answer: nothing where it was not asked for, was refused, was lost or is something else. */
export async function rowsIn<Row>(
  asked: Promise<Response> | undefined,
  rowOf: (row: Row) => DrawnRow | undefined,
): Promise<DrawnList | undefined> {
  try {
    const answer = await asked
    if (!answer?.ok) return undefined
    setClock(answer)
    // A copy: the page itself reads the answer too.
    const { data, __meta } = (await answer.clone().json()) as {
      data: Row[]
      __meta: { total: number }
    }
    const rows = data.map(rowOf)
    const open = rows.indexOf(undefined)
    return {
      rows: open < 0 ? rows : rows.slice(0, open + 1),
      total: __meta.total,
      isWhole: open < 0 && __meta.total === rows.length,
    }
  } catch {
    return undefined
  }
}
