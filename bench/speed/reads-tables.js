import { table } from '../support/results.js';
import { DESK } from './screens.js';
import { WORKLOADS } from './workloads.js';

const PUBLIC_GOAL = { limit: 0.35, peer: 1.5 };
const PERSONAL_GOAL = { peer: 1.5 };
const GOAL_NAMES = { limit: 'limit', peer: 'fastest peer' };

const quotient = (a, b) => (a === undefined || b === undefined ? undefined : a / b);
const ratio = (value) => value?.toFixed(2) ?? '-';

/** First the ratios that count, then every figure. */
export function readsTables(results) {
  const names = [...new Set(results.map(({ workload }) => workload))];
  const of = (workload) => results.filter((result) => result.workload === workload);
  return [
    table(
      [
        'workload',
        'what',
        'gateway / limit',
        'gateway / fastest peer',
        'fastest peer',
        'CPU of gateway / limit',
        'CPU of gateway / peer',
        'wanted',
        'reached',
      ],
      names.filter((name) => !(name in DESK)).map((name) => ratiosRow(name, of(name))),
    ),
    table(
      [
        'workload',
        'contestant',
        'requests/s',
        'of the limit',
        'p50 ms',
        'p99 ms',
        'CPU ms/request',
        'core busy',
        'memory MB',
      ],
      names.flatMap((name) => of(name).map((result) => figuresRow(result, figureOf(of(name), 'limit', 'rate')))),
    ),
  ].join('\n\n');
}

const figureOf = (results, name, key) => results.find(({ contestant }) => contestant === name)?.[key];
const isPeer = ({ contestant }) => contestant !== 'gateway' && contestant !== 'limit';

function ratiosRow(name, results) {
  const [fastest] = results.filter(isPeer).sort((a, b) => b.rate - a.rate);
  const over = (other, key) => quotient(figureOf(results, 'gateway', key), figureOf(results, other, key));
  const reached = { limit: over('limit', 'rate'), peer: over(fastest?.contestant, 'rate') };
  const goals = Object.entries(name.endsWith('p') ? PERSONAL_GOAL : PUBLIC_GOAL);
  return [
    name,
    WORKLOADS[name].what,
    ratio(reached.limit),
    ratio(reached.peer),
    fastest?.contestant ?? '-',
    ratio(over('limit', 'cpu')),
    ratio(over(fastest?.contestant, 'cpu')),
    goals.map(([of, least]) => `${least} of the ${GOAL_NAMES[of]}`).join(', '),
    goals.every(([of, least]) => reached[of] >= least) ? 'yes' : 'no',
  ];
}

const figuresRow = ({ workload, contestant, rate, p50, p99, cpu, busy, resident }, limit) => [
  workload,
  contestant,
  rate.toFixed(rate < 100 ? 1 : 0),
  ratio(quotient(rate, limit)),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(3),
  `${Math.round(busy * 100)} %`,
  resident.toFixed(0),
];
