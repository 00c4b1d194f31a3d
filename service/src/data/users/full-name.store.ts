import { expression } from '#database/conditions/condition.ts'

/** What a person is called. */
export const fullName = expression<'users', string>(
  (of) => `${of('first_name')} || ' ' || ${of('last_name')}`,
)
