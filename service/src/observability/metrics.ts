import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The process's own, as its memory is. */
export const metricsRegistry = new Registry()

const registers = [metricsRegistry]

/** Latencies of requests, in seconds: from what memory answers to what nobody waits for. */
const latencies = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Counter({ name, help, labelNames, registers })

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers })

const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  buckets = latencies,
) => new Histogram({ name, help, labelNames, buckets, registers })

// Every metric of this process, by what it is about. They count whether or not METRICS_PORT is set.

export const requestMetrics = {
  answered: counter('accord_requests_total', 'Requests answered, by call and status.', [
    'call',
    'status',
  ]),
  seconds: histogram(
    'accord_request_duration_seconds',
    'From the first byte of a request to the last of its answer, by call.',
    ['call'],
  ),
  underWay: gauge('accord_requests_under_way', 'Requests that are being answered.'),
  connections: gauge('accord_connections_open', 'Connections that clients and proxies hold.'),
}

export const securityMetrics = {
  events: counter('accord_security_events_total', 'Security events in the log, by name.', [
    'event',
  ]),
  signIns: counter('accord_sign_ins_total', 'Tries to sign in, by how they ended.', ['outcome']),
  limitsHit: counter('accord_limits_hit_total', 'Requests refused by a limit, by its name.', [
    'limit',
  ]),
  tokens: counter('accord_tokens_issued_total', 'Answers with tokens for applications.', [
    'grant_type',
  ]),
}

export const databaseMetrics = {
  up: gauge('accord_database_up', 'Whether the database told the figures below: 1 or 0.'),
  connections: gauge('accord_pool_connections', 'Connections to the database, by use.', [
    'pool',
    'state',
  ]),
  waiting: gauge('accord_pool_waiting', 'Callers who wait for a connection.', ['pool']),
  wait: histogram(
    'accord_pool_wait_seconds',
    'How long callers waited for a connection to the database.',
    ['pool'],
  ),
}

export const backgroundMetrics = {
  jobs: gauge('accord_jobs', 'Jobs in the queues of the database.', ['queue', 'state']),
  jobsAge: gauge(
    'accord_jobs_oldest_age_seconds',
    'Since when the oldest job of a queue is in its state.',
    ['queue', 'state'],
  ),
  jobsDone: counter('accord_jobs_done_total', 'Jobs that this process tried, by outcome.', [
    'queue',
    'outcome',
  ]),
  mailsWaiting: gauge('accord_mails_waiting', 'Letters that are not sent yet.'),
  mailsAge: gauge('accord_mails_oldest_age_seconds', 'Age of the oldest letter not sent yet.'),
  mails: counter('accord_mails_total', 'Letters that this process tried, by outcome.', ['outcome']),
  exports: gauge('accord_exports', 'Data exports by the step they are in.', ['step']),
}

export const traceMetrics = {
  dropped: counter('accord_spans_dropped_total', 'Spans that no collector took.'),
}

export const runtimeMetrics = {
  build: gauge('accord_build_info', 'Always 1; the label is the version that runs.', [
    'version',
    'node',
  ]),
  start: gauge('process_start_time_seconds', 'When the process started, in Unix time.'),
  cpu: counter('process_cpu_seconds_total', 'CPU time of all threads, in seconds.'),
  resident: gauge('process_resident_memory_bytes', 'Memory of the process in RAM.'),
  heapUsed: gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.'),
  heapTotal: gauge('nodejs_heap_size_total_bytes', 'JavaScript heap, as large as it is now.'),
  external: gauge('nodejs_external_memory_bytes', 'Buffers and the like outside of the heap.'),
  loopLag: gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since the last look, by percentile.',
    ['percentile'],
  ),
  loopUse: gauge(
    'nodejs_eventloop_utilization',
    'Share of the time since the last look that the event loop was busy.',
  ),
  gc: histogram(
    'nodejs_gc_duration_seconds',
    'Pauses of the garbage collector, by kind.',
    ['kind'],
    [0.001, 0.01, 0.1, 1],
  ),
}
