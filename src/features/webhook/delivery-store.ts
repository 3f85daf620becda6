import { randomUUID } from 'node:crypto';
import type { DeliveryStore, NewsEvent, Outcome, WebhookInTurn } from './webhook-store.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Database, Session } from '../../platform/postgres/database.js';
import { EVENT_SELECTION, eventOf, shownEventsOfAll, type EventRow } from '../loan/loan-events.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { among } from '../../platform/postgres/sql/sql.js';
import {
  DELIVERY_COLUMNS,
  deliveryOf,
  WEBHOOK_COLUMNS,
  webhookOf,
  type DeliveryRow,
  type WebhookRow,
  type WebhookSeals,
} from './webhook.store.js';

const LONGEST_MS = 10_000;
const CLEARED_AT_ONCE = 2_000;

const IS_ON = `"disabledAt" IS NULL AND "deletedAt" IS NULL`;

const IS_CALLABLE = `${IS_ON} AND ("pausedUntil" IS NULL OR "pausedUntil" <= now())`;

const TAKE_TURN = `UPDATE "Webhook" SET "leaseToken" = $2, "leasedUntil" = now() + $3::integer * interval '1 second'
  WHERE "id" = $1 AND ${IS_CALLABLE} AND ("leaseToken" = $2 OR "leasedUntil" IS NULL OR "leasedUntil" < now())
  RETURNING ${WEBHOOK_COLUMNS}, (EXTRACT(EPOCH FROM now() - "failingSince") * 1000)::float8 AS "failingMs"`;

/** Held until the transaction ends, so that no other turn begins in between. */
const MY_TURN = `SELECT 1 FROM "Webhook" WHERE "id" = $1 AND "leaseToken" = $2 FOR UPDATE`;

const ADD = `INSERT INTO "WebhookDelivery" ("id", "webhookId", "messageId", "eventId", "loanId", "position", "status", "createdAt", "nextAttemptAt")
  SELECT "news"."id", $1, "news"."eventId", "news"."eventId", "news"."loanId", "FeedPlace"."position", 'WAITING', now(), now()
  FROM unnest($2::text[], $3::text[], $4::text[]) AS "news" ("id", "eventId", "loanId")
  JOIN "FeedPlace" ON "FeedPlace"."eventId" = "news"."eventId"`;

const ADVANCE = `UPDATE "Webhook" SET "position" = $2::bigint WHERE "id" = $1`;

const DUE = `SELECT ${DELIVERY_COLUMNS} FROM "WebhookDelivery" AS "due"
  WHERE "webhookId" = $1 AND "status" = 'WAITING' AND "nextAttemptAt" <= now() AND NOT EXISTS (
    SELECT 1 FROM "WebhookDelivery" AS "before" WHERE "before"."webhookId" = $1 AND "before"."status" = 'WAITING'
    AND "before"."loanId" = "due"."loanId" AND "before"."position" < "due"."position"
    AND "before"."nextAttemptAt" > now())
  ORDER BY "position" NULLS FIRST LIMIT $2::integer`;

const WAITING = `SELECT count(*)::integer AS "count" FROM (
    SELECT 1 FROM "WebhookDelivery" WHERE "webhookId" = $1 AND "status" = 'WAITING' LIMIT 20000) AS "waiting"`;

/** Only the first of each loan: the later ones wait for it, at any time of their own. */
const NEXT_TRY = `SELECT CASE WHEN "leasedUntil" > now() THEN now() + interval '1 second'
    ELSE GREATEST("first"."next", CASE WHEN "pausedUntil" > now() THEN "pausedUntil" END) END AS "next"
  FROM "Webhook", LATERAL (SELECT min("nextAttemptAt") AS "next" FROM (
    (SELECT DISTINCT ON ("loanId") "nextAttemptAt" FROM "WebhookDelivery"
      WHERE "webhookId" = $1 AND "status" = 'WAITING' AND "loanId" IS NOT NULL ORDER BY "loanId", "position")
    UNION ALL SELECT "nextAttemptAt" FROM "WebhookDelivery"
      WHERE "webhookId" = $1 AND "status" = 'WAITING' AND "loanId" IS NULL) AS "heads") AS "first"
  WHERE "id" = $1 AND ${IS_ON}`;

const SETTLE = `UPDATE "WebhookDelivery" SET "status" = "seen"."status", "attempts" = "attempts" + "seen"."tried",
    "lastAttemptAt" = CASE WHEN "seen"."tried" = 1 THEN now() ELSE "lastAttemptAt" END,
    "nextAttemptAt" = now() + "seen"."wait" * interval '1 millisecond', "answerCode" = "seen"."code", "fault" = "seen"."fault",
    "excerpt" = decode("seen"."excerpt", 'base64')
  FROM unnest($1::text[], $2::text[], $3::integer[], $4::float8[], $5::integer[], $6::text[], $7::text[])
    AS "seen" ("id", "status", "tried", "wait", "code", "fault", "excerpt")
  WHERE "WebhookDelivery"."id" = "seen"."id"`;

const TAKEN = `UPDATE "Webhook" SET "failingSince" = NULL WHERE "id" = $1 AND "failingSince" IS NOT NULL`;
const REFUSED = `UPDATE "Webhook" SET "failingSince" = COALESCE("failingSince", now()),
  "pausedUntil" = now() + $2::integer * interval '1 millisecond' WHERE "id" = $1`;

const CLEAR = `DELETE FROM "WebhookDelivery" WHERE "id" IN (
  (SELECT "id" FROM "WebhookDelivery" WHERE "createdAt" < now() - make_interval(days => $1::integer) AND "status" <> 'WAITING' LIMIT ${CLEARED_AT_ONCE})
  UNION ALL (SELECT "id" FROM "WebhookDelivery" WHERE "webhookId" IN (SELECT "id" FROM "Webhook" WHERE "deletedAt" IS NOT NULL)
    LIMIT ${CLEARED_AT_ONCE})) RETURNING 1 AS "one"`;
const FORGET = `DELETE FROM "Webhook" WHERE "deletedAt" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "WebhookDelivery" WHERE "webhookId" = "Webhook"."id") RETURNING 1 AS "one"`;

type Needs = Pick<Database, 'read' | 'write' | 'transact'>;

export function deliveryStore({ read, write, transact }: Needs, seals: WebhookSeals): DeliveryStore {
  /** Writes only as long as it is the caller's turn; otherwise what was done is done again by whose turn it is. */
  const inTurn = (webhookId: string, token: string, work: (session: Session) => Promise<void>) =>
    transact(LONGEST_MS, async (session) => {
      const mine = await session.read({ text: MY_TURN, values: [webhookId, token] });
      if (mine.length > 0) await work(session);
      return mine.length > 0;
    });
  return {
    takeTurn: async (webhookId, token, seconds) => {
      const values = [webhookId, token, seconds];
      const [row] = await write<WebhookRow & Pick<WebhookInTurn, 'failingMs'>>({ text: TAKE_TURN, values });
      return row && { ...webhookOf(seals, row), failingMs: row.failingMs };
    },
    endTurn: async (webhookId, token) => {
      const text = `UPDATE "Webhook" SET "leaseToken" = NULL, "leasedUntil" = NULL WHERE "id" = $1 AND "leaseToken" = $2 RETURNING "id"`;
      await write({ text, values: [webhookId, token] });
    },
    add: async (webhookId, token, events, through) => {
      await inTurn(webhookId, token, async (session) => {
        const columns = [events.map(() => `WD-${randomUUID()}`), events.map(({ id }) => id)];
        const loanIds = events.map(({ loanId }) => loanId);
        if (events.length > 0) await session.write({ text: ADD, values: [webhookId, ...columns, loanIds] });
        await session.write({ text: ADVANCE, values: [webhookId, through] });
      });
    },
    due: async (webhookId, most) => {
      const rows = await read<DeliveryRow>({ text: DUE, values: [webhookId, most] }, 'EACH_TIME');
      return rows.map((row) => deliveryOf(seals, row));
    },
    waiting: async (webhookId) => {
      const [row] = await read<{ count: number }>({ text: WAITING, values: [webhookId] });
      return row?.count ?? 0;
    },
    nextTry: async (webhookId) => {
      const [row] = await read<{ next: Date | null }>({ text: NEXT_TRY, values: [webhookId] });
      return row?.next ?? undefined;
    },
    settle: (webhookId, token, outcomes, pause) =>
      inTurn(webhookId, token, async (session) => {
        await session.write({ text: SETTLE, values: columnsOf(outcomes, seals) });
        if (pause !== undefined) await session.write({ text: REFUSED, values: [webhookId, pause] });
        else if (outcomes.some(({ status }) => status === 'DELIVERED'))
          await session.write({ text: TAKEN, values: [webhookId] });
      }),
    disable: async (webhookId, because) => {
      const text = `UPDATE "Webhook" SET "disabledAt" = now(), "disabledBecause" = $2 WHERE "id" = $1 AND ${IS_ON} RETURNING "id"`;
      await write({ text, values: [webhookId, because] });
    },
    events: async (ids, hiddenCommands, portfolio) => {
      const rows = await read<EventRow & Pick<NewsEvent, 'remainingBalance'>>(
        Prisma.sql`SELECT ${EVENT_SELECTION}, "Loan"."remainingBalance"::text AS "remainingBalance"
          FROM ${shownEventsOfAll(hiddenCommands)} JOIN "Loan" ON "Loan"."id" = "LoanEvent"."loanId"
          WHERE "LoanEvent"."id" ${among(ids)} AND ${conditionSql(portfolioConditions(portfolio))}`,
        'EACH_TIME',
      );
      return new Map(rows.map(({ remainingBalance, ...row }) => [row.id, { ...eventOf(row), remainingBalance }]));
    },
    callable: async () => {
      const text = `SELECT "id" FROM "Webhook" WHERE ${IS_CALLABLE}`;
      return (await read<{ id: string }>({ text, values: [] })).map(({ id }) => id);
    },
    clear: async (olderThanDays) => {
      const cleared = await write({ text: CLEAR, values: [olderThanDays] });
      if (cleared.length > 0) return false;
      await write({ text: FORGET, values: [] });
      return true;
    },
  };
}

const columnsOf = (outcomes: readonly Outcome[], seals: WebhookSeals): unknown[][] => [
  outcomes.map(({ delivery }) => delivery.id),
  outcomes.map(({ status }) => status),
  outcomes.map(({ attempted }) => (attempted ? 1 : 0)),
  outcomes.map(({ waitMs }) => waitMs),
  outcomes.map(({ answerCode }) => answerCode),
  outcomes.map(({ fault }) => fault),
  outcomes.map(({ delivery, excerpt }) =>
    excerpt === null ? null : seals.seal('excerpt', delivery.id, excerpt).toString('base64'),
  ),
];
