import { Counter, type Family, Gauge, Histogram } from './registry.ts'

/**
 * Every figure that this process tells, by what it is about. They are the process's own, as its memory is:
 * whoever has something to count takes it from here, and counts whether or not somebody asks.
 */

export const requests = {
  answered: new Counter('accord_requests_total', 'Requests answered, by call and status.', [
    'call',
    'status',
  ]),
  seconds: new Histogram(
    'accord_request_duration_seconds',
    'From the first byte of a request to the last of its answer, by call.',
    ['call'],
  ),
  underWay: new Gauge('accord_requests_under_way', 'Requests that are being answered.'),
  connections: new Gauge('accord_connections_open', 'Connections that clients and proxies hold.'),
}

export const security = {
  events: new Counter('accord_security_events_total', 'Security events in the log, by name.', [
    'event',
  ]),
  signIns: new Counter('accord_sign_ins_total', 'Tries to sign in, by how they ended.', [
    'outcome',
  ]),
  limitsHit: new Counter('accord_limits_hit_total', 'Requests refused by a limit, by its name.', [
    'limit',
  ]),
  tokens: new Counter('accord_tokens_issued_total', 'Answers with tokens for applications.', [
    'grant_type',
  ]),
}

export const database = {
  up: new Gauge('accord_database_up', 'Whether the database told the figures below: 1 or 0.'),
  connections: new Gauge('accord_pool_connections', 'Connections to the database, by use.', [
    'pool',
    'state',
  ]),
  waiting: new Gauge('accord_pool_waiting', 'Callers who wait for a connection.', ['pool']),
  wait: new Histogram(
    'accord_pool_wait_seconds',
    'How long callers waited for a connection to the database.',
    ['pool'],
  ),
}

export const background = {
  jobs: new Gauge('accord_jobs', 'Jobs in the queues of the database.', ['queue', 'state']),
  jobsAge: new Gauge(
    'accord_jobs_oldest_age_seconds',
    'Since when the oldest job of a queue is in its state.',
    ['queue', 'state'],
  ),
  jobsDone: new Counter('accord_jobs_done_total', 'Jobs that this process tried, by outcome.', [
    'queue',
    'outcome',
  ]),
  mailsWaiting: new Gauge('accord_mails_waiting', 'Letters that are not sent yet.'),
  mailsAge: new Gauge('accord_mails_oldest_age_seconds', 'Age of the oldest letter not sent yet.'),
  mails: new Counter('accord_mails_total', 'Letters that this process tried, by outcome.', [
    'outcome',
  ]),
  exports: new Gauge('accord_exports', 'Data exports by the step they are in.', ['step']),
}

export const traces = {
  dropped: new Counter('accord_spans_dropped_total', 'Spans that no collector took.'),
}

export const runtime = {
  build: new Gauge('accord_build_info', 'Always 1; the label is the version that runs.', [
    'version',
    'node',
  ]),
  start: new Gauge('process_start_time_seconds', 'When the process started, in Unix time.'),
  cpu: new Counter('process_cpu_seconds_total', 'CPU time of all threads, in seconds.'),
  resident: new Gauge('process_resident_memory_bytes', 'Memory of the process in RAM.'),
  heapUsed: new Gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.'),
  heapTotal: new Gauge('nodejs_heap_size_total_bytes', 'JavaScript heap, as large as it is now.'),
  external: new Gauge('nodejs_external_memory_bytes', 'Buffers and the like outside of the heap.'),
  loopLag: new Gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since the last look, by percentile.',
    ['percentile'],
  ),
  loopUse: new Gauge(
    'nodejs_eventloop_utilization',
    'Share of the time since the last look that the event loop was busy.',
  ),
  gc: new Histogram(
    'nodejs_gc_duration_seconds',
    'Pauses of the garbage collector, by kind.',
    ['kind'],
    [0.001, 0.01, 0.1, 1],
  ),
}

/** All of them, in the order in which they are told. */
export const families: readonly Family[] = [
  requests,
  security,
  database,
  background,
  traces,
  runtime,
].flatMap((group) => Object.values(group) as Family[])
