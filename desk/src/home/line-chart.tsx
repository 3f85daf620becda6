import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Table } from '../shared/parts.js';

export interface Line {
  readonly name: string;
  /** Its color is in the style sheet. */
  readonly className: string;
  /** One value for each label. */
  readonly values: readonly number[];
}

interface LineChartProps {
  readonly label: string;
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number) => string;
  /** For the levels of the axis. */
  readonly formatLevel: (value: number) => string;
}

const HEIGHT = 220;
const EDGE = { top: 10, right: 14, bottom: 26, left: 52 } as const;
const LEVELS = 4;

/** A step that people count with, so that the axis ends above the highest value. */
function stepFor(most: number): number {
  const rough = most / LEVELS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

/** Lines over time with axes and a tooltip, and the table behind them. */
export function LineChart({ label, labels, lines, format, formatLevel }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(560);
  const [at, setAt] = useState<number>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const most = Math.max(...lines.flatMap(({ values }) => values), 1e-4);
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const inner = width - EDGE.left - EDGE.right;
  const x = (index: number) => EDGE.left + (index / Math.max(1, labels.length - 1)) * inner;
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const every = Math.ceil(labels.length / Math.max(2, Math.floor(inner / 90)));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left - EDGE.left) / Math.max(1, inner);
    setAt(Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1)))));
  };
  const read = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setAt(Math.min(labels.length - 1, Math.max(0, (at ?? labels.length) + move)));
  };
  return (
    <figure className="line-chart">
      <div
        ref={place}
        className="plot"
        role="group"
        aria-label={`${label}. Arrow keys read the values.`}
        tabIndex={0}
        onPointerMove={point}
        onPointerLeave={() => {
          setAt(undefined);
        }}
        onBlur={() => {
          setAt(undefined);
        }}
        onKeyDown={read}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {levels.map((level) => (
            <g key={level}>
              <line className="level" x1={EDGE.left} x2={width - EDGE.right} y1={y(level)} y2={y(level)} />
              <text x={EDGE.left - 8} y={y(level) + 4} textAnchor="end">
                {formatLevel(level)}
              </text>
            </g>
          ))}
          {labels.map(
            (text, index) =>
              (labels.length - 1 - index) % every === 0 && (
                <text
                  key={text}
                  x={x(index)}
                  y={HEIGHT - 6}
                  textAnchor={index === labels.length - 1 ? 'end' : 'middle'}
                >
                  {text}
                </text>
              ),
          )}
          {lines.map(({ name, className, values }) => (
            <polyline
              key={name}
              className={className}
              points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
            />
          ))}
          {at !== undefined && (
            <>
              <line className="guide" x1={x(at)} x2={x(at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
              {lines.map(({ name, className, values }) => (
                <circle key={name} className={className} cx={x(at)} cy={y(values[at] ?? 0)} r={4} />
              ))}
            </>
          )}
        </svg>
        <div
          className={at === undefined ? 'tip' : 'tip shown'}
          role="status"
          style={
            at === undefined
              ? undefined
              : { [x(at) > width / 2 ? 'right' : 'left']: x(at) > width / 2 ? width - x(at) + 12 : x(at) + 12 }
          }
        >
          {at !== undefined && (
            <>
              <strong>{labels[at]}</strong>
              {lines.map(({ name, className, values }) => (
                <span key={name} className={`key ${className}`}>
                  {name} <b>{format(values[at] ?? 0)}</b>
                </span>
              ))}
            </>
          )}
        </div>
      </div>
      <figcaption>
        {lines.map(({ name, className }) => (
          <span key={name} className={`key ${className}`}>
            {name}
          </span>
        ))}
      </figcaption>
      <details>
        <summary>Show as a table</summary>
        <Table
          label={label}
          rows={labels.map((text, index) => ({ text, index })).toReversed()}
          keyOf={({ text }) => text}
          empty=""
          columns={[
            { label: 'Month', cell: ({ text }) => text },
            ...lines.map(({ name, values }) => ({
              label: name,
              isNumber: true,
              cell: ({ index }: { readonly index: number }) => format(values[index] ?? 0),
            })),
          ]}
        />
      </details>
    </figure>
  );
}
