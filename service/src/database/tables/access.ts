import type { ReviewDecision, ReviewOutcome, ReviewState } from '@accord/contract/access-reviews.ts'
import type { AccessConcern, AccessGrantKind } from '@accord/contract/access.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ReviewTables = {
  access_reviews: {
    id: Fixed<string>
    organization_id: Fixed<string>
    state: Generated<ReviewState>
    total: Generated<number>
    kept: Generated<number>
    revoked: Generated<number>
    ended: Generated<number>
    gone: Generated<number>
    refused: Generated<number>
    started_by_name: Fixed<string>
    started_by_user: FixedDefault<string | null>
    due_at: Fixed<Date>
    ended_by: Generated<string | null>
    ended_by_user: Generated<string | null>
    ended_by_name: Generated<string | null>
    ended_by_roles: Generated<Role[] | null>
    ended_at: Generated<Date | null>
    next_due_at: Generated<Date | null>
    created_at: FixedDefault<Date>
  }
  reviewed_ways: {
    review_id: Fixed<string>
    position: Fixed<number>
    kind: Fixed<AccessGrantKind>
    way_id: Fixed<string>
    name: Fixed<string>
    email: Fixed<string | null>
    person: Fixed<string | null>
    owner_id: Fixed<string | null>
    owner_name: Fixed<string | null>
    owner_managers: Fixed<number | null>
    application_id: Fixed<string | null>
    application_name: Fixed<string | null>
    roles: Fixed<Role[]>
    scopes: Fixed<Scope[]>
    shares: Fixed<ScopeEntity[]>
    allowed_by: Fixed<string | null>
    allowed_at: Fixed<Date>
    expires_at: Fixed<Date | null>
    held: Fixed<boolean>
    last_used_at: Fixed<Date | null>
    used_days: FixedDefault<number>
    unused_scopes: Fixed<Scope[]>
    concerns: Fixed<AccessConcern[]>
    decision: Generated<ReviewDecision | null>
    note: Generated<string>
    decided_by: Generated<string | null>
    decided_by_name: Generated<string | null>
    decided_at: Generated<Date | null>
    noted_by: Generated<string | null>
    noted_by_name: Generated<string | null>
    noted_at: Generated<Date | null>
    outcome: Generated<ReviewOutcome | null>
    reason: Generated<string | null>
    tokens: Generated<number>
    /** pg returns 64-bit numbers as text. */
    proof_position: Generated<string | null>
    proof_hash: Generated<Buffer | null>
    proof_at: Generated<Date | null>
    tries: Generated<number>
    of_user: Fixed<string | null>
    allowed_by_user: Fixed<string | null>
    decided_by_user: Generated<string | null>
    noted_by_user: Generated<string | null>
    suspended: Fixed<boolean | null>
    since: Fixed<Date | null>
    was_changed: Generated<boolean | null>
    taken_back_at: Generated<Date | null>
    through: Fixed<string | null>
    through_at: Fixed<Date | null>
  }
  review_keeps: {
    id: string
    review_id: Fixed<string>
    kind: Fixed<AccessGrantKind | null>
    after_position: number
    profile_id: string | null
    user_id: string
    created_at: Generated<Date>
    note: Generated<string>
  }
}

export const reviewColumns: ColumnsOf<ReviewTables> = {
  access_reviews: {
    id: 'uuid',
    organization_id: 'uuid',
    state: 'text',
    total: 'int4',
    kept: 'int4',
    revoked: 'int4',
    ended: 'int4',
    gone: 'int4',
    refused: 'int4',
    started_by_name: 'text',
    started_by_user: 'uuid null',
    due_at: 'timestamptz',
    ended_by: 'uuid null',
    ended_by_user: 'uuid null',
    ended_by_name: 'text null',
    ended_by_roles: '_text null',
    ended_at: 'timestamptz null',
    next_due_at: 'timestamptz null',
    created_at: 'timestamptz',
  },
  reviewed_ways: {
    review_id: 'uuid',
    position: 'int4',
    kind: 'text',
    way_id: 'uuid',
    name: 'text',
    email: 'text null',
    person: 'text null',
    owner_id: 'uuid null',
    owner_name: 'text null',
    owner_managers: 'int4 null',
    application_id: 'uuid null',
    application_name: 'text null',
    roles: '_text',
    scopes: '_text',
    shares: '_text',
    allowed_by: 'text null',
    allowed_at: 'timestamptz',
    expires_at: 'timestamptz null',
    held: 'bool',
    last_used_at: 'timestamptz null',
    used_days: 'int4',
    unused_scopes: '_text',
    concerns: '_text',
    decision: 'text null',
    note: 'text',
    decided_by: 'uuid null',
    decided_by_name: 'text null',
    decided_at: 'timestamptz null',
    noted_by: 'uuid null',
    noted_by_name: 'text null',
    noted_at: 'timestamptz null',
    outcome: 'text null',
    reason: 'text null',
    tokens: 'int4',
    proof_position: 'int8 null',
    proof_hash: 'bytea null',
    proof_at: 'timestamptz null',
    tries: 'int4',
    of_user: 'uuid null',
    allowed_by_user: 'uuid null',
    decided_by_user: 'uuid null',
    noted_by_user: 'uuid null',
    suspended: 'bool null',
    since: 'timestamptz null',
    was_changed: 'bool null',
    taken_back_at: 'timestamptz null',
    through: 'text null',
    through_at: 'timestamptz null',
  },
  review_keeps: {
    id: 'uuid',
    review_id: 'uuid',
    kind: 'text null',
    after_position: 'int4',
    profile_id: 'uuid null',
    user_id: 'uuid',
    created_at: 'timestamptz',
    note: 'text',
  },
}

export type UsageTables = {
  uses: {
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    last_at: Date
  }
  use_days: {
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    scope: Fixed<string>
    day: Fixed<string>
    calls: number
  }
  application_usage_days: {
    application_id: Fixed<string>
    day: Fixed<string>
    sign_ins: number
    calls: number
    errors: number
  }
  use_recording: {
    only_row: FixedDefault<boolean>
    since: FixedDefault<Date>
  }
}

export const usageColumns: ColumnsOf<UsageTables> = {
  uses: {
    subject_kind: 'text',
    subject_id: 'uuid',
    last_at: 'timestamptz',
  },
  use_days: {
    subject_kind: 'text',
    subject_id: 'uuid',
    scope: 'text',
    day: 'date',
    calls: 'int4',
  },
  application_usage_days: {
    application_id: 'uuid',
    day: 'date',
    sign_ins: 'int4',
    calls: 'int4',
    errors: 'int4',
  },
  use_recording: {
    only_row: 'bool',
    since: 'timestamptz',
  },
}
