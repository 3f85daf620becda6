import { table } from '../support/results.js';
import { WORKLOADS } from './workloads.js';

const PUBLIC_GOAL = { limit: 0.35, peer: 1.5 };
const PERSONAL_GOAL = { peer: 1 };

const ratio = (value) => (value === undefined ? '-' : value.toFixed(2));

/** First the ratios that count, then every figure. */
export function speedReport(results) {
  const names = [...new Set(results.map(({ workload }) => workload))];
  const of = (workload) => results.filter((result) => result.workload === workload);
  return [
    table(
      ['workload', 'what', 'gateway / limit', 'gateway / fastest peer', 'fastest peer', 'wanted', 'reached'],
      names.map((name) => ratiosRow(name, of(name))),
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
      names.flatMap((name) => of(name).map((result) => figuresRow(result, rateOf(of(name), 'limit')))),
    ),
  ].join('\n\n');
}

const rateOf = (results, name) => results.find(({ contestant }) => contestant === name)?.rate;

function ratiosRow(name, results) {
  const [gateway, limit] = [rateOf(results, 'gateway'), rateOf(results, 'limit')];
  const [fastest] = results
    .filter(({ contestant }) => contestant !== 'gateway' && contestant !== 'limit')
    .sort((a, b) => b.rate - a.rate);
  const reached = { limit: gateway / limit, peer: gateway / fastest?.rate };
  const goal = name.endsWith('p') ? PERSONAL_GOAL : PUBLIC_GOAL;
  const wanted = Object.entries(goal).map(([of, least]) => `${least} of the ${of === 'peer' ? 'fastest peer' : of}`);
  const isReached = Object.entries(goal).every(([of, least]) => !(reached[of] < least));
  return [
    name,
    WORKLOADS[name].what,
    ratio(limit && gateway && reached.limit),
    ratio(fastest && gateway && reached.peer),
    fastest?.contestant ?? '-',
    wanted.join(', '),
    isReached ? 'yes' : 'no',
  ];
}

const figuresRow = ({ workload, contestant, rate, p50, p99, cpu, busy, resident }, limit) => [
  workload,
  contestant,
  rate.toFixed(rate < 100 ? 1 : 0),
  ratio(limit && rate / limit),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(3),
  `${Math.round(busy * 100)} %`,
  resident.toFixed(0),
];
