import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type EventTables = {
  event_outbox: {
    /** pg hands 64-bit numbers out as text. */
    id: FixedDefault<string>
    organization_id: Fixed<string>
    position: Fixed<string>
  }
  event_endpoints: {
    id: Fixed<string>
    organization_id: FixedDefault<string | null>
    application_id: FixedDefault<string | null>
    url: string
    types: Generated<string[]>
    format: Generated<'standard' | 'cloudevents'>
    includes_email: Generated<boolean>
    strict_order: Generated<boolean>
    signs_ed25519: Generated<boolean>
    secret: Buffer
    secret_at: Generated<Date>
    previous_secret: Generated<Buffer | null>
    previous_secret_until: Generated<Date | null>
    state: Generated<'unverified' | 'active' | 'paused' | 'disabled'>
    disabled_reason: Generated<'failing' | 'gone' | null>
    disabled_at: Generated<Date | null>
    failing_since: Generated<Date | null>
    failures: Generated<number>
    failing_emailed_at: Generated<Date | null>
    last_success_at: Generated<Date | null>
    last_attempt_at: Generated<Date | null>
    leased_until: Generated<Date | null>
    leased_by: Generated<string | null>
    due_at: Generated<Date | null>
    next_seq: Generated<string>
    created_at: FixedDefault<Date>
    created_by: FixedDefault<string | null>
    allowed_at: Generated<Date | null>
    allowed_by: Generated<string | null>
    stream: Generated<StreamPreset | null>
    token: Generated<Buffer | null>
    position: Generated<string | null>
    head_position: Generated<string | null>
    last_status: Generated<number | null>
    last_milliseconds: Generated<number | null>
    last_response: Generated<string | null>
    last_error: Generated<string | null>
  }
  event_secrets_seen: {
    endpoint_id: Fixed<string>
    user_id: Fixed<string>
    name: string
    at: Generated<Date>
  }
  event_deliveries: {
    endpoint_id: Fixed<string>
    seq: Fixed<string>
    event_id: Fixed<string>
    type: Fixed<string>
    organization_id: FixedDefault<string | null>
    position: FixedDefault<string | null>
    data: FixedDefault<object | null>
    state: Generated<'pending' | 'succeeded' | 'failed' | 'canceled'>
    in_order: Generated<boolean>
    is_resent: Generated<boolean>
    attempts: Generated<number>
    scheduled_attempts: Generated<number>
    due_at: Generated<Date>
    created_at: FixedDefault<Date>
    ended_at: Generated<Date | null>
  }
  event_attempts: {
    endpoint_id: Fixed<string>
    seq: Fixed<string>
    number: Fixed<number>
    at: Fixed<Date>
    status: Fixed<number | null>
    milliseconds: Fixed<number>
    response: Fixed<string | null>
    error: Fixed<string | null>
  }
  event_endpoint_ends: {
    endpoint_id: Fixed<string>
  }
  event_feeds: {
    application_id: Fixed<string>
    next_seq: Generated<string>
    floor: Generated<string>
    started_at: Generated<Date | null>
    read_at: Generated<Date>
  }
  event_feed_items: {
    application_id: Fixed<string>
    seq: Fixed<string>
    event_id: Fixed<string>
    type: Fixed<string>
    organization_id: Fixed<string>
    position: Fixed<string>
    authorization_id: Fixed<string | null>
    created_at: FixedDefault<Date>
  }
}

export const eventColumns: ColumnsOf<EventTables> = {
  event_outbox: {
    id: 'int8',
    organization_id: 'uuid',
    position: 'int8',
  },
  event_endpoints: {
    id: 'uuid',
    organization_id: 'uuid null',
    application_id: 'uuid null',
    url: 'text',
    types: '_text',
    format: 'text',
    includes_email: 'bool',
    strict_order: 'bool',
    signs_ed25519: 'bool',
    secret: 'bytea',
    secret_at: 'timestamptz',
    previous_secret: 'bytea null',
    previous_secret_until: 'timestamptz null',
    state: 'text',
    disabled_reason: 'text null',
    disabled_at: 'timestamptz null',
    failing_since: 'timestamptz null',
    failures: 'int4',
    failing_emailed_at: 'timestamptz null',
    last_success_at: 'timestamptz null',
    last_attempt_at: 'timestamptz null',
    leased_until: 'timestamptz null',
    leased_by: 'uuid null',
    due_at: 'timestamptz null',
    next_seq: 'int8',
    created_at: 'timestamptz',
    created_by: 'uuid null',
    allowed_at: 'timestamptz null',
    allowed_by: 'uuid null',
    stream: 'text null',
    token: 'bytea null',
    position: 'int8 null',
    head_position: 'int8 null',
    last_status: 'int4 null',
    last_milliseconds: 'int4 null',
    last_response: 'text null',
    last_error: 'text null',
  },
  event_secrets_seen: {
    endpoint_id: 'uuid',
    user_id: 'uuid',
    name: 'text',
    at: 'timestamptz',
  },
  event_deliveries: {
    endpoint_id: 'uuid',
    seq: 'int8',
    event_id: 'uuid',
    type: 'text',
    organization_id: 'uuid null',
    position: 'int8 null',
    data: 'jsonb null',
    state: 'text',
    in_order: 'bool',
    is_resent: 'bool',
    attempts: 'int4',
    scheduled_attempts: 'int4',
    due_at: 'timestamptz',
    created_at: 'timestamptz',
    ended_at: 'timestamptz null',
  },
  event_attempts: {
    endpoint_id: 'uuid',
    seq: 'int8',
    number: 'int4',
    at: 'timestamptz',
    status: 'int4 null',
    milliseconds: 'int4',
    response: 'text null',
    error: 'text null',
  },
  event_endpoint_ends: {
    endpoint_id: 'uuid',
  },
  event_feeds: {
    application_id: 'uuid',
    next_seq: 'int8',
    floor: 'int8',
    started_at: 'timestamptz null',
    read_at: 'timestamptz',
  },
  event_feed_items: {
    application_id: 'uuid',
    seq: 'int8',
    event_id: 'uuid',
    type: 'text',
    organization_id: 'uuid',
    position: 'int8',
    authorization_id: 'uuid null',
    created_at: 'timestamptz',
  },
}
