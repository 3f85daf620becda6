import type { DeskBoardQuery } from 'loan-gateway-client/documents';
import type { CSSProperties } from 'react';
import { Panel } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars, share, title } from '../text/words.js';

type Rate = DeskBoardQuery['portfolio']['rollRates'][number];

const FROM = ['CURRENT', 'DAYS_1_29', 'DAYS_30_59', 'DAYS_60_89', 'DAYS_90_119', 'DAYS_120_PLUS'] as const;
/** From the best outcome to the worst. */
const TO = ['PAID_OFF', ...FROM, 'CHARGED_OFF'] as const;

type Move = 'cured' | 'stayed' | 'worsened';

const MOVES: readonly { readonly move: Move; readonly name: string }[] = [
  { move: 'cured', name: 'Improved or paid off' },
  { move: 'stayed', name: 'Stayed' },
  { move: 'worsened', name: 'Worsened' },
];

function moveOf(from: (typeof TO)[number], to: (typeof TO)[number]): Move {
  const steps = TO.indexOf(to) - TO.indexOf(from);
  return steps < 0 ? 'cured' : steps === 0 ? 'stayed' : 'worsened';
}

/** Where the balance of each bucket went within the last closed month. */
export function RollRates({ rates }: { readonly rates: readonly Rate[] }) {
  const month = rates.reduce((latest, rate) => (rate.month > latest ? rate.month : latest), '');
  const find = (from: string, to: string) =>
    rates.find((rate) => rate.month === month && rate.from === from && rate.to === to);
  return (
    <Panel title="Roll rates" aside={month && <span className="quiet">Month to {day(month)}</span>}>
      {month === '' ? (
        <p className="quiet">No month is closed yet. The end of day adds roll rates.</p>
      ) : (
        <>
          <div className="scroll" role="group" aria-label="Roll rates" tabIndex={0}>
            <table className="heat">
              <thead>
                <tr>
                  <th scope="col">From \ to</th>
                  {TO.map((to) => (
                    <th key={to} scope="col">
                      {title(to)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {FROM.map((from) => (
                  <tr key={from}>
                    <th scope="row">{title(from)}</th>
                    {TO.map((to) => (
                      <Cell key={to} rate={find(from, to)} to={to} move={moveOf(from, to)} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="legend">
            {MOVES.map(({ move, name }) => (
              <span key={move} className={`key ${move}`}>
                {name}
              </span>
            ))}
          </p>
        </>
      )}
    </Panel>
  );
}

interface CellProps {
  readonly rate: Rate | undefined;
  readonly to: string;
  readonly move: Move;
}

function Cell({ rate, to, move }: CellProps) {
  if (rate?.rate == null) return <td className="quiet">–</td>;
  const heat: CSSProperties & Record<'--heat', string> = { '--heat': `${10 + Number(rate.rate) * 45}%` };
  const list =
    to === 'PAID_OFF' ? { status: 'CLOSED' } : to === 'CHARGED_OFF' ? { status: 'CHARGED_OFF' } : { bucket: to };
  return (
    <td className={move} style={heat} title={`${counted(rate.loans)} loans, ${dollars(rate.balance)}`}>
      <Link href={hrefOf(['loans'], list)}>{share(rate.rate)}</Link>
    </td>
  );
}
