/** The person was asked to confirm that it is them, and did not: as if they had not begun. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}
