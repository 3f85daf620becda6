import { table } from '../support/results.js';
import { DAILY } from './daily.js';
import { DESK } from './screens.js';
import { WORKLOADS } from './workloads.js';

/** How many times the CPU of the limit, and of the thriftiest peer, a request may take. */
const LIMIT_GOALS = { W4: 2, W4p: 2, W1p: 2 };
const LIMIT_GOAL = 1.5;
const PEER_GOALS = { W1a: 0.7, W3: 0.7, W3p: 0.7 };
const PEER_GOAL = 0.5;

const quotient = (a, b) => (a === undefined || b === undefined ? undefined : a / b);
const ratio = (value) => value?.toFixed(2) ?? '-';

/** First the ratios that count, then every figure. */
export function readsTables(results) {
  const names = [...new Set(results.map(({ workload }) => workload))];
  const of = (workload) => results.filter((result) => result.workload === workload);
  const compared = names.filter((name) => !(name in DESK) && !(name in DAILY));
  const alone = names.filter((name) => name in DAILY);
  return [
    ...(compared.length > 0
      ? [
          table(
            RATIO_COLUMNS,
            compared.map((name) => ratiosRow(name, of(name))),
          ),
        ]
      : []),
    ...(alone.length > 0
      ? [
          table(
            DAILY_COLUMNS,
            alone.map((name) => dailyRow(name, of(name))),
          ),
        ]
      : []),
    table(
      FIGURE_COLUMNS,
      names.flatMap((name) => of(name).map((result) => figuresRow(result, figureOf(of(name), 'limit', 'rate')))),
    ),
  ].join('\n\n');
}

const RATIO_COLUMNS = [
  'workload',
  'what',
  'CPU of gateway / before',
  'CPU of gateway / limit',
  'all ask the same',
  'CPU of gateway / peer',
  'all ask the same',
  'thriftiest peer',
  'rate of gateway / limit',
  'wanted',
  'reached',
];
const DAILY_COLUMNS = ['workload', 'what', 'CPU ms/request before', 'CPU ms/request', 'wanted', 'reached'];
const FIGURE_COLUMNS = [
  'workload',
  'contestant',
  'requests/s',
  'of the limit',
  'p50 ms',
  'p99 ms',
  'CPU ms/request',
  'when all ask the same',
  'core busy',
  'memory MB',
];

const figureOf = (results, name, key) => results.find(({ contestant }) => contestant === name)?.[key];
const isPeer = ({ contestant }) => contestant in PEERS;
const PEERS = { mercurius: true, yoga: true, postgraphile: true };
/** The gateway of another checkout (`--against`). */
const before = (results) =>
  results.find((result) => !isPeer(result) && !['gateway', 'limit'].includes(result.contestant));

function ratiosRow(name, results) {
  const [peer] = results.filter(isPeer).sort((a, b) => a.cpu - b.cpu);
  const over = (other, key) => quotient(figureOf(results, 'gateway', key), figureOf(results, other, key));
  const reached = { limit: over('limit', 'cpu'), peer: over(peer?.contestant, 'cpu') };
  const wanted = { limit: LIMIT_GOALS[name] ?? LIMIT_GOAL, peer: PEER_GOALS[name] ?? PEER_GOAL };
  return [
    name,
    WORKLOADS[name].what,
    ratio(quotient(figureOf(results, 'gateway', 'cpu'), before(results)?.cpu)),
    ratio(reached.limit),
    ratio(over('limit', 'sameCpu')),
    ratio(reached.peer),
    ratio(over(peer?.contestant, 'sameCpu')),
    peer?.contestant ?? '-',
    ratio(over('limit', 'rate')),
    `${wanted.limit} of the limit, ${wanted.peer} of the peer`,
    Object.keys(wanted).every((of) => reached[of] <= wanted[of]) ? 'yes' : 'no',
  ];
}

function dailyRow(name, results) {
  const { what, wanted } = WORKLOADS[name];
  const cpu = figureOf(results, 'gateway', 'cpu');
  return [
    name,
    what,
    before(results)?.cpu.toFixed(2) ?? '-',
    cpu?.toFixed(2) ?? '-',
    wanted ?? '-',
    wanted === undefined ? '-' : cpu <= wanted ? 'yes' : 'no',
  ];
}

const figuresRow = ({ workload, contestant, rate, p50, p99, cpu, sameCpu, busy, resident }, limit) => [
  workload,
  contestant,
  rate.toFixed(rate < 100 ? 1 : 0),
  ratio(quotient(rate, limit)),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(3),
  sameCpu?.toFixed(3) ?? '-',
  `${Math.round(busy * 100)} %`,
  resident.toFixed(0),
];
